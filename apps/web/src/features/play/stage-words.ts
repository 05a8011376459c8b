import { monthOf } from "../../platform/dates/month-of.ts";
import type { Round } from "./dealer.ts";
import type { StageRules } from "./stage-rules.ts";
import {
	changesBoth,
	isSlow,
	measureOf,
	nextOf,
	noteOf,
	type Pair,
	ranOut,
	type StageState,
	verdictOf,
} from "./stage-state.ts";

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
	const { correct, value, score } = judged;
	const word = correct ? "Correct" : ranOut(judged) ? "Time's up" : "Wrong";
	const note = noteOf(stage);
	const revealed = `${word}. ${pair.second.name}: ${spoken(rules, value, pair)}.${note ? ` ${note}.` : ""}`;
	const next = nextOf(stage);
	// The score is said by the dialog that opens then, and need not be heard twice.
	if (!next) return revealed;
	const after = `Score ${score}. ${upcoming({ rules, pair }, next)}`;
	// What was waited for comes when the verdict has long been heard.
	return judged.next ? `${revealed} ${after}` : after;
}

/** The cards that come in. Where both do, what is asked of them may be another thing than before. */
function upcoming(stage: Asked, next: Round): string {
	if (!changesBoth(stage, next)) return `Next: ${next.second.name}.`;
	const { rules = stage.rules } = next;
	return `${next.first.name}: ${spoken(rules, next.first.value, next)}. ${question({ rules, pair: next })}`;
}

function spoken(
	{ format, spoken = format }: StageRules,
	value: number,
	{ unit }: Pick<Pair, "unit">,
): string {
	return spoken(value, unit);
}
