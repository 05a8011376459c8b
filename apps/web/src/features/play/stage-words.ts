import { monthOf } from "../../platform/dates/month-of.ts";
import type { StageRules } from "./stage-rules.ts";
import { isSlow, measureOf, type Pair, type StageState, verdictOf } from "./stage-state.ts";

/** A stage with its cards. */
type Asked = Pick<StageState, "rules"> & { readonly pair: Pair };

export function scored(score: number): string {
	return `You scored ${score}`;
}

/** What the round asks: "Does Spain have more annual visitors than France?" */
export function question({ rules, pair }: Asked): string {
	const { first, second } = pair;
	const measure = measureOf({ rules, pair });
	return rules.words.question(second.inSentence ?? second.name, first.inSentence ?? first.name, measure);
}

/** Where the two numbers come from, and from when: "Source: UN Tourism · Dec 2018". An item's own source names its date itself. */
export function sourceLine({ first, second, source, asOf }: Pair): string {
	const common = `${source} · ${monthOf(asOf)}`;
	const sources = new Set([first.source ?? common, second.source ?? common]);
	return `Source: ${[...sources].join(" / ")}`;
}

/** What a screen reader says of what has just happened; empty while nothing has. */
export function announcement(stage: StageState): string {
	if (stage.phase === "failed") return stage.problem;
	if (isSlow(stage)) return "Reconnecting…";
	if (stage.phase === "asking" || stage.phase === "asking-untimed")
		return stage.isFirst ? opening(stage) : "";
	// While the number counts, nobody hears more than anybody sees.
	return stage.phase === "dealing" || stage.phase === "counting" ? "" : verdict(stage);
}

/** The first pair of a run, or where another tab has brought it. */
function opening({ rules, pair, games, score }: StageState): string {
	if (!pair) return "";
	const { first, second } = pair;
	const start = score > 0 ? `Score ${score}. ` : games > 1 ? "New game. " : "";
	return `${start}${first.name}: ${spoken(rules, first.value, pair)}. Next: ${second.name}.`;
}

function verdict(stage: StageState): string {
	const { rules, pair } = stage;
	const judged = verdictOf(stage);
	if (!judged || !pair) return "";
	const { correct, outcome, value, score, next } = judged;
	const word = correct ? "Correct" : outcome === "timeout" ? "Time's up" : "Wrong";
	const revealed = `${word}. ${pair.second.name}: ${spoken(rules, value, pair)}.`;
	// The score is said by the dialog that opens then, and need not be heard twice.
	if (!next) return revealed;
	return `${revealed} Score ${score}. Next: ${next.second.name}.`;
}

function spoken({ format, spoken = format }: StageRules, value: number, { unit }: Pair): string {
	return spoken(value, unit);
}
