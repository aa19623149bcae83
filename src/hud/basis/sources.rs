//! What was read, and where to read on. Only what was seen stands here: its text, its abstract, or a record of it.
//!
//! Of four only these were seen: of the glossary the abstract of its letter D, which defines d′ and the curve of two normal laws of
//! equal width, and not the name of its book; of Little 1961 the record MR0125644 of `MathSciNet` and the abstract by its doi; of Elkan
//! 2001 the first page as the proceedings have it; of Harchol-Balter 2013 the table of contents in library records
//! (6 Little's law and other operational laws, 13 M/M/1 and PASTA, 14 M/M/k and M/M/k/k, 15 Capacity provisioning).

/// A book, paper, rule or page. It is named in its own language.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Source {
    /// Who wrote it, and when, as it is cited on a card.
    pub cited: &'static str,
    /// What it is, and where it stands.
    pub title: &'static str,
}

macro_rules! sources {
    ($( $name:ident = $cited:literal, $title:literal; )*) => {
        $( pub(super) const $name: &Source = &Source { cited: $cited, title: $title }; )*

        /// All of them, by name.
        pub const SOURCES: &[&Source] = &[ $( $name, )* ];
    };
}

sources! {
    AWS_TRACKING = "AWS", "Target tracking scaling policies, documentation of Auto Scaling";
    SRE = "Beyer et al. 2016", "Site Reliability Engineering, O’Reilly, ch. 21 Handling Overload, ch. 22 Addressing Cascading Failures";
    WORKBOOK = "Beyer et al. 2018", "The Site Reliability Workbook, O’Reilly, ch. 5 Alerting on SLOs";
    BOOTS = "Boots and Tijms 1999", "A multiserver queueing system with impatient customers, Management Science 45(3)";
    METASTABLE = "Bronson et al. 2021", "Metastable failures in distributed systems, HotOS ’21, doi 10.1145/3458336.3465286";
    BACKOFF = "Brooker", "Timeouts, retries, and backoff with jitter, Amazon Builders’ Library";
    FOFACK = "Choungmo Fofack et al. 2014", "Performance evaluation of hierarchical TTL-based cache networks, Computer Networks 65, 212–231";
    EBA = "EBA and ECB 2025", "2025 report on payment fraud, December 2025";
    ELKAN = "Elkan 2001", "The foundations of cost-sensitive learning, IJCAI 2001";
    MULBERRY = "Ettinger 2017", "mulberry32, public domain; described in bryc/code, PRNGs.md";
    RTS = "EU 2018/389", "Commission Delegated Regulation (EU) 2018/389, OJ L 69, 13.3.2018, 23–43";
    MSF = "Habibi et al. 2023", "MSF-Model, arXiv 2309.16181";
    HARCHOL = "Harchol-Balter 2013", "Performance Modeling and Design of Computer Systems, Cambridge University Press, ch. 6, 13–15";
    WILD = "Huang et al. 2022", "Metastable failures in the wild, OSDI ’22";
    ISO_8583 = "ISO 8583", "Financial transaction card originated messages: reversals, reason 4021 timeout waiting for response";
    TTL = "Jung et al. 2003", "Modeling TTL-based Internet caches, IEEE INFOCOM 2003, vol. 1, 417–426";
    HPA = "Kubernetes", "Horizontal Pod Autoscaling, documentation";
    LITTLE = "Little 1961", "A proof for the queuing formula L = λW, Operations Research 9(3), 383–387, doi 10.1287/opre.9.3.383";
    NETCETERA = "Netcetera 2021", "Strong customer authentication: initial results, observations, and recommendations, April 2021";
    STRIPE = "Stripe", "3DS trends in regulated markets";
    GLOSSARY = "Taylor and Francis, glossary", "Letter D: d′, the separation of two normal laws, and their ROC curve, doi 10.1201/b13300-10";
    STAMPEDE = "Vattani et al. 2015", "Optimal probabilistic cache stampede prevention, PVLDB 8(8), 886–897, doi 10.14778/2757807.2757813";
    SHEDDING = "Yanacek", "Using load shedding to avoid overload, Amazon Builders’ Library";
    ZELTYN = "Zeltyn and Mandelbaum 2005", "Call centers with impatient customers, Queueing Systems 51(3–4), 361–402, doi 10.1007/s11134-005-3699-8";
}
