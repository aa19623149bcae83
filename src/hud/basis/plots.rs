//! Which curves a topic shows.

use super::plot::{Across, Axis, Line, Plot};
use super::table::Topic;
use crate::level::Facts;
use crate::model::control::Unit;
use crate::model::curves::{Curve, Queue, SwitchCurves, WebCurves};
use crate::text::{Arg, Text};
use crate::theme::{self, Rgb};

/// The curves of a topic in the minute that is opened.
pub(super) fn of<'a>(topic: Topic, facts: &'a Facts, text: &Text) -> Vec<Plot<'a>> {
    let curves = facts.curves();
    let switch = curves.switch.iter();
    let web = curves.web.iter();
    let plots = switch.flat_map(|curves| of_switch(topic, curves, text));
    plots
        .chain(web.flat_map(|curves| of_web(topic, curves, text)))
        .collect()
}

fn of_switch<'a>(topic: Topic, curves: &'a SwitchCurves, text: &Text) -> Vec<Plot<'a>> {
    match topic {
        Topic::Queue => vec![queue(&curves.queue, text), goodput(curves, text)],
        Topic::Fraud => vec![densities(curves, text), roc(curves, text)],
        Topic::Issuers => vec![
            against_timeout(
                &curves.holding.hold_s,
                "basis-plot-hold",
                Unit::Seconds,
                text,
            ),
            against_timeout(
                &curves.holding.late_share,
                "basis-plot-late",
                Unit::Percent,
                text,
            ),
        ],
        Topic::Retries => vec![goodput(curves, text)],
        Topic::Fleet => vec![queue(&curves.queue, text)],
        _ => Vec::new(),
    }
}

fn of_web<'a>(topic: Topic, curves: &'a WebCurves, text: &Text) -> Vec<Plot<'a>> {
    match topic {
        Topic::Queue => vec![queue(&curves.queue, text), response(curves, text)],
        Topic::Cache => vec![
            plain(
                &curves.cache.hit_share,
                "basis-plot-hits",
                [Unit::Seconds, Unit::Percent],
                [1, 0],
                theme::SKY,
                text,
            ),
            plain(
                &curves.cache.age_s,
                "basis-plot-age",
                [Unit::Seconds, Unit::Seconds],
                [1, 0],
                theme::YELLOW,
                text,
            ),
        ],
        Topic::Database => vec![plain(
            &curves.queries,
            "basis-plot-query",
            [Unit::Percent, Unit::Milliseconds],
            [0, 1],
            theme::SKY,
            text,
        )],
        Topic::Errors => vec![
            plain(
                &curves.burn.burn_rate,
                "basis-plot-burn",
                [Unit::Percent, Unit::Times],
                [2, 1],
                theme::VERMILION,
                text,
            ),
            left(curves, text),
        ],
        Topic::Fleet => vec![response(curves, text)],
        _ => Vec::new(),
    }
}

/// A line without fill.
fn line<'a>(points: &'a [[f64; 2]], colour: Rgb, name: &str, text: &Text) -> Line<'a> {
    Line {
        points,
        colour,
        dashed: false,
        fill: 0.0,
        name: if name.is_empty() {
            String::new()
        } else {
            text.get(name)
        },
    }
}

/// Today in words: `x` and `y` as they are shown.
fn said(
    key: &str,
    [x, y]: [f64; 2],
    units: [Unit; 2],
    decimals: [usize; 2],
    text: &Text,
) -> String {
    let arg = |value, unit, decimals| Arg::from(text.quantity(value, unit, decimals));
    text.args(
        &format!("{key}.now"),
        &[
            ("x", arg(x, units[0], decimals[0])),
            ("y", arg(y, units[1], decimals[1])),
        ],
    )
}

/// One curve from nought up.
fn plain<'a>(
    curve: &'a Curve,
    key: &str,
    units: [Unit; 2],
    decimals: [usize; 2],
    colour: Rgb,
    text: &Text,
) -> Plot<'a> {
    let [from, to] = ends(&curve.points);
    Plot {
        title: text.get(key),
        x: Axis::new(from, to, units[0]),
        y: Axis::up_to(curve.points.iter().map(|point| point[1]), units[1]),
        lines: vec![Line {
            fill: 0.1,
            ..line(&curve.points, colour, "", text)
        }],
        across: Vec::new(),
        now: Some(curve.now),
        said: said(key, curve.now, units, decimals, text),
    }
}

/// Where points begin and end to the right.
fn ends(points: &[[f64; 2]]) -> [f64; 2] {
    [
        points.first().map_or(0.0, |point| point[0]),
        points.last().map_or(1.0, |point| point[0]),
    ]
}

/// Waiting, the patient tail and the loss against load, with the knee.
fn queue<'a>(queue: &'a Queue, text: &Text) -> Plot<'a> {
    let key = "basis-plot-queue";
    let [from, to] = ends(&queue.waiting.points);
    // Little happens at low load: it is shown where today is.
    let busy = if queue.waiting.now[0] < 0.4 {
        from
    } else {
        0.4
    };
    Plot {
        title: text.get(key),
        x: Axis::new(busy, to, Unit::Percent),
        y: Axis::new(0.0, 1.0, Unit::Percent),
        lines: vec![
            Line {
                fill: 0.1,
                ..line(
                    &queue.waiting.points,
                    theme::SKY,
                    "basis-line-waiting",
                    text,
                )
            },
            Line {
                dashed: true,
                ..line(
                    &queue.patient_tail.points,
                    theme::PURPLE,
                    "basis-line-tail",
                    text,
                )
            },
            line(
                &queue.loss.points,
                theme::VERMILION,
                "basis-line-loss",
                text,
            ),
        ],
        across: vec![Across {
            x: queue.knee,
            colour: theme::LINE,
            name: text.get("basis-line-knee"),
        }],
        now: Some(queue.waiting.now),
        said: text.args(
            "basis-plot-queue.now",
            &[
                (
                    "x",
                    text.quantity(queue.loss.now[0], Unit::Percent, 1).into(),
                ),
                (
                    "y",
                    text.quantity(queue.waiting.now[1], Unit::Percent, 1).into(),
                ),
                (
                    "loss",
                    text.quantity(queue.loss.now[1], Unit::Percent, 2).into(),
                ),
                ("knee", text.quantity(queue.knee, Unit::Percent, 1).into()),
            ],
        ),
    }
}

/// What comes out against what is offered.
fn goodput<'a>(curves: &'a SwitchCurves, text: &Text) -> Plot<'a> {
    let key = "basis-plot-goodput";
    let goodput = &curves.goodput;
    let [from, to] = ends(&goodput.open);
    let units = [Unit::TxPerS; 2];
    Plot {
        title: text.get(key),
        x: Axis::new(from, to, units[0]),
        y: Axis::up_to([goodput.capacity, goodput.now[1]].into_iter(), units[1]),
        lines: vec![
            Line {
                dashed: true,
                ..line(&goodput.shedding, theme::GREEN, "basis-line-shedding", text)
            },
            Line {
                fill: 0.1,
                ..line(&goodput.open, theme::SKY, "basis-line-open", text)
            },
        ],
        across: vec![Across {
            x: goodput.capacity,
            colour: theme::LINE,
            name: text.get("basis-line-capacity"),
        }],
        now: Some(goodput.now),
        said: text.args(
            "basis-plot-goodput.now",
            &[
                ("x", text.quantity(goodput.now[0], units[0], 0).into()),
                ("y", text.quantity(goodput.now[1], units[1], 0).into()),
                (
                    "collapse",
                    text.quantity(goodput.collapse, units[0], 0).into(),
                ),
            ],
        ),
    }
}

/// How scores spread, with threshold and band.
fn densities<'a>(curves: &'a SwitchCurves, text: &Text) -> Plot<'a> {
    let key = "basis-plot-scores";
    let densities = &curves.densities;
    let [from, to] = ends(&densities.genuine);
    let (threshold, band) = (
        densities.threshold,
        densities.threshold - densities.challenged_from,
    );
    let mut across = vec![Across {
        x: threshold,
        colour: theme::HI,
        name: text.get("basis-line-threshold"),
    }];
    if band > 0.0 {
        across.push(Across {
            x: densities.challenged_from,
            colour: theme::PURPLE,
            name: text.get("basis-line-band"),
        });
    }
    Plot {
        title: text.get(key),
        x: Axis::new(from, to, Unit::Sigma),
        y: Axis::new(0.0, 0.42, Unit::None),
        lines: vec![
            Line {
                fill: 0.12,
                ..line(&densities.genuine, theme::SKY, "basis-line-genuine", text)
            },
            Line {
                fill: 0.12,
                dashed: true,
                ..line(&densities.fraud, theme::PURPLE, "basis-line-fraud", text)
            },
        ],
        across,
        now: None,
        said: text.args(
            "basis-plot-scores.now",
            &[
                (
                    "good",
                    text.quantity(curves.roc.now[0], Unit::Percent, 2).into(),
                ),
                (
                    "fraud",
                    text.quantity(curves.roc.now[1], Unit::Percent, 1).into(),
                ),
            ],
        ),
    }
}

/// Fraud stopped against good customers declined.
fn roc<'a>(curves: &'a SwitchCurves, text: &Text) -> Plot<'a> {
    let key = "basis-plot-roc";
    let roc = &curves.roc;
    // Most of what matters happens among the first tenth of the good customers.
    let most = (1.3 * roc.stopped[0]).clamp(0.1, 1.0);
    let units = [Unit::Percent; 2];
    Plot {
        title: text.get(key),
        x: Axis::new(0.0, most, units[0]),
        y: Axis::new(0.0, 1.0, units[1]),
        lines: vec![Line {
            fill: 0.1,
            ..line(&roc.points, theme::PURPLE, "", text)
        }],
        across: Vec::new(),
        now: Some(roc.stopped),
        said: said(key, roc.stopped, units, [2, 1], text),
    }
}

fn against_timeout<'a>(curve: &'a Curve, key: &str, unit: Unit, text: &Text) -> Plot<'a> {
    plain(
        curve,
        key,
        [Unit::Seconds, unit],
        [2, if unit == Unit::Percent { 1 } else { 3 }],
        theme::YELLOW,
        text,
    )
}

/// The slowest one in a hundred against load.
fn response<'a>(curves: &'a WebCurves, text: &Text) -> Plot<'a> {
    plain(
        &curves.response,
        "basis-plot-response",
        [Unit::Percent, Unit::Seconds],
        [1, 2],
        theme::SKY,
        text,
    )
}

/// How long the budget lasts.
fn left<'a>(curves: &'a WebCurves, text: &Text) -> Plot<'a> {
    let key = "basis-plot-left";
    let curve = &curves.burn.minutes_left;
    let at_once = |rate: f64| curve.points.iter().find(|point| point[0] >= rate);
    // At the planned rate it lasts as long as it is meant to; what burns slower lies above.
    let most = at_once(1.0).map_or(1.0, |point| point[1]);
    let units = [Unit::Times, Unit::Minutes];
    Plot {
        y: Axis::up_to(std::iter::once(most.max(1.0)), units[1]),
        ..plain(curve, key, units, [1, 0], theme::VERMILION, text)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::model::curves;
    use crate::text::Lang;

    #[test]
    fn the_axis_of_load_holds_today_however_quiet_it_is() {
        for rate in [0.0, 1.0, 6.0, 12.0, 20.0] {
            let of_load = curves::queue(10, rate, 1.0, 2.0, |_, _| 0.0);
            let plot = queue(&of_load, &Text::new(Lang::ENGLISH));
            let now = plot.now.expect("the queue has a load")[0];
            assert!((now - rate / 10.0).abs() < 1e-9);
            assert!((plot.x.from..=plot.x.to).contains(&now));
        }
    }
}
