//! The one formatter, and plural forms.

use retry_storm::model::control::{DeskKind, Unit};
use retry_storm::model::desk;
use retry_storm::text::{Arg, Lang, NO_NUMBER, Text, kebab, key};

fn text(code: &str) -> Text {
    Text::new(Lang::from_code(code).expect("a language of the game"))
}

/// Filipino and Irish number marks are those of English.
#[test]
fn numbers_take_the_marks_of_the_language() {
    for code in ["en", "fil", "ga"] {
        let text = text(code);
        for (value, decimals, shown) in [
            (0.0, 0, "0"),
            (-0.0, 1, "0.0"),
            (-0.04, 1, "0.0"),
            (-0.06, 1, "−0.1"),
            (999.0, 0, "999"),
            (999.5, 0, "1,000"),
            (1428.0, 0, "1,428"),
            (2_499_388.0, 0, "2,499,388"),
            (-1_234_567.891, 2, "−1,234,567.89"),
            (12.345, 1, "12.3"),
            (1e15, 0, "1,000,000,000,000,000"),
            (f64::NAN, 2, NO_NUMBER),
            (f64::INFINITY, 0, NO_NUMBER),
            (f64::NEG_INFINITY, 0, NO_NUMBER),
        ] {
            assert_eq!(text.number(value, decimals), shown, "{code}");
        }
        assert_eq!(text.number(1.0, 99), "1.000000");
    }
}

#[test]
fn quantities_carry_their_unit() {
    let text = text("en");
    for (value, unit, decimals, shown) in [
        (0.9487, Unit::Percent, 1, "94.9\u{a0}%"),
        (0.00135, Unit::Permille, 2, "1.35\u{a0}‰"),
        (400.0, Unit::TxPerS, 0, "400\u{a0}tx/s"),
        (23_147.0, Unit::Tx, 0, "23,147\u{a0}tx"),
        (0.34, Unit::Seconds, 2, "0.34\u{a0}s"),
        (0.0062, Unit::Milliseconds, 1, "6.2\u{a0}ms"),
        (10.39, Unit::BasisPoints, 1, "10.4\u{a0}bp"),
        (3.0, Unit::Sigma, 2, "3.00\u{a0}σ"),
        (9e6, Unit::Currency, 0, "9,000,000\u{a0}u"),
        (36.0, Unit::CurrencyPerHour, 0, "36\u{a0}u/h"),
        (1.19, Unit::Usd, 2, "$1.19"),
        (4.0, Unit::UsdPerHour, 2, "4.00\u{a0}$/h"),
        (10.0, Unit::Count, 0, "10"),
        (0.0, Unit::None, 0, "0"),
        (f64::NAN, Unit::Percent, 1, "–\u{a0}%"),
    ] {
        assert_eq!(text.quantity(value, unit, decimals).joined(), shown);
    }
}

#[test]
fn compact_money_is_given_in_millions() {
    let text = text("en");
    for (value, shown) in [
        (999_999.0, "999,999\u{a0}u"),
        (1e6, "1.00\u{a0}M\u{a0}u"),
        (2_401_234.0, "2.40\u{a0}M\u{a0}u"),
        (9_994_999.0, "9.99\u{a0}M\u{a0}u"),
        (9_996_000.0, "10.0\u{a0}M\u{a0}u"),
        (18e6, "18.0\u{a0}M\u{a0}u"),
        (99_960_000.0, "100\u{a0}M\u{a0}u"),
        (-2e6, "−2.00\u{a0}M\u{a0}u"),
        (f64::INFINITY, "–\u{a0}u"),
    ] {
        assert_eq!(text.compact(value, Unit::Currency, 0).joined(), shown);
    }
    assert_eq!(text.compact(2e6, Unit::Tx, 0).joined(), "2,000,000\u{a0}tx");
}

#[test]
fn limits_are_shown_as_they_were_written() {
    let text = text("en");
    for (value, unit, shown) in [
        (0.95, Unit::Percent, "95\u{a0}%"),
        (0.995, Unit::Percent, "99.5\u{a0}%"),
        (0.187, Unit::Percent, "18.7\u{a0}%"),
        (0.0005, Unit::Percent, "0.05\u{a0}%"),
        (0.5, Unit::Seconds, "0.5\u{a0}s"),
        (75.0, Unit::Currency, "75\u{a0}u"),
        (9e6, Unit::Currency, "9\u{a0}M\u{a0}u"),
        (4.5e6, Unit::Currency, "4.5\u{a0}M\u{a0}u"),
        (12.5, Unit::Usd, "$12.50"),
        (1.0 / 3.0, Unit::Count, "0.333333"),
    ] {
        assert_eq!(text.exact(value, unit).joined(), shown);
    }
}

#[test]
fn values_of_controls_are_words_where_words_say_more() {
    use DeskKind::{Switch, Web};
    let text = text("en");
    let said = |kind, id: &str, value| {
        let control = desk::control(kind, id).expect("a control of the desk");
        text.control_value(control, value).joined()
    };
    assert_eq!(said(Switch, "Servers", 10.0), "10");
    assert_eq!(said(Switch, "Shedding", 1.0), "on");
    assert_eq!(said(Switch, "Shedding", 0.0), "off");
    assert_eq!(said(Switch, "RetryPolicy", 0.0), "Immediate");
    assert_eq!(said(Switch, "RetryPolicy", 1.0), "Back-off");
    assert_eq!(said(Switch, "Threshold", 2.7), "2.70\u{a0}σ");
    assert_eq!(said(Switch, "StepUpBand", 0.0), "off");
    assert_eq!(said(Switch, "IssuerTimeout", 0.9), "0.90\u{a0}s");
    assert_eq!(said(Switch, "StandInLimit", 80.0), "80\u{a0}u");
    assert_eq!(said(Switch, "Surge", 2.0), "2\u{a0}×");
    assert_eq!(said(Switch, "FraudShare", 0.01), "1\u{a0}%");
    assert_eq!(said(Switch, "IssuerLatencyB", 12.0), "12\u{a0}s");
    assert_eq!(said(Web, "TargetUtilization", 0.6), "60\u{a0}%");
    assert_eq!(said(Web, "ShedLowPriority", 0.3), "30\u{a0}%");
    assert_eq!(said(Web, "CacheTtl", 90.0), "90\u{a0}s");
    assert_eq!(said(Web, "Recommendations", 0.0), "off");
}

#[test]
fn keys_come_from_the_names_of_the_tables() {
    assert_eq!(key("control", "RetryPolicy"), "control-retry-policy");
    assert_eq!(key("control", "IssuerLatencyA"), "control-issuer-latency-a");
    assert_eq!(key("indicator", "burn_rate_1h"), "indicator-burn-rate-1h");
    assert_eq!(kebab("Servers"), "servers");
    assert_eq!(kebab(""), "");
}

/// The forms that a native speaker writes for 0 to 20 minutes, payments and customers.
#[test]
fn plural_forms_are_right_from_0_to_20() {
    for n in 0_u32..=20 {
        let said = |code: &str, key: &str| text(code).args(key, &[("n", Arg::from(n))]);
        let english = if n == 1 { "minute" } else { "minutes" };
        assert_eq!(said("en", "ui-minutes"), format!("{n} {english}"));

        // The linker: apat na minuto, but tatlong minuto; numbers ending in 4, 6 and 9 take it.
        let filipino = if [4, 6, 9].contains(&(n % 10)) {
            "na minuto"
        } else {
            "minuto"
        };
        assert_eq!(said("fil", "ui-minutes"), format!("{n} {filipino}"));

        // Lenition after 1 to 6, eclipsis after 7 to 10.
        let customers = match n {
            1 => "chustaiméir maith",
            2..=6 => "chustaiméir mhaithe",
            7..=10 => "gcustaiméir mhaithe",
            _ => "custaiméir maith",
        };
        assert_eq!(
            said("ga", "ui-ledger-customers"),
            format!("Cá ndeachaigh {n} {customers}")
        );
        let requests = if (7..=10).contains(&n) {
            "n-iarratas"
        } else {
            "iarratas"
        };
        assert_eq!(
            said("ga", "ui-ledger-requests"),
            format!("Cá ndeachaigh {n} {requests}")
        );
    }
}

#[test]
fn numbers_in_messages_are_written_as_everywhere_else() {
    let text = text("en");
    let said = |n: Arg| text.args("ui-minutes", &[("n", n)]);
    assert_eq!(said(Arg::from(1234.0)), "1,234 minutes");
    assert_eq!(said(Arg::from(1.0)), "1 minute");
    assert_eq!(said(Arg::Fixed(1.0, 2)), "1.00 minutes");
    assert_eq!(said(Arg::Fixed(2.345, 1)), "2.3 minutes");
    assert_eq!(said(Arg::from(0.1 + 0.2)), "0.3 minutes");
    assert_eq!(said(Arg::from(-3.0)), "−3 minutes");
    assert_eq!(said("some".into()), "some minutes");
}

/// Fluent's plural rules panic on numbers that they cannot take apart; none may reach them.
#[test]
fn no_number_brings_a_message_down() {
    for lang in Lang::all() {
        let text = Text::new(*lang);
        for value in [
            f64::NAN,
            f64::INFINITY,
            f64::NEG_INFINITY,
            f64::MAX,
            f64::MIN,
            f64::MIN_POSITIVE,
            -0.0,
            1e15,
            1e16,
            1e300,
            1.0 / 3.0,
            1e-300,
            123_456_789.123_456_79,
        ] {
            for arg in [
                Arg::from(value),
                Arg::Fixed(value, 0),
                Arg::Fixed(value, 99),
            ] {
                assert!(!text.args("ui-minutes", &[("n", arg)]).is_empty());
            }
            assert!(!text.exact(value, Unit::Currency).number.is_empty());
            assert!(!text.compact(value, Unit::Currency, 99).number.is_empty());
        }
    }
}

/// The engine hands words from thread to thread.
#[test]
fn words_can_be_shared_between_threads() {
    fn shared<T: Send + Sync>(text: &T) -> &T {
        text
    }
    let text = text("en");
    let said = std::thread::scope(|scope| {
        let threads =
            [(); 2].map(|()| scope.spawn(|| shared(&text).args("ui-minutes", &[("n", 7.into())])));
        threads.map(|thread| thread.join().unwrap_or_default())
    });
    assert_eq!(said, ["7 minutes", "7 minutes"]);
}

#[test]
fn an_unknown_key_is_shown_as_it_is() {
    let text = text("ga");
    assert_eq!(text.get("no-such-key"), "no-such-key");
    assert_eq!(
        text.get("ui-start.no-such-attribute"),
        "ui-start.no-such-attribute"
    );
    assert!(!text.has("no-such-key") && !text.has("ui-start.no"));
    assert!(text.has("ui-start") && text.has("ui-start.help"));
}
