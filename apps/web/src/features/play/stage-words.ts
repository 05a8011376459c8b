import { isSlow, measureOf, type StageState, verdictOf } from "./stage-state.ts";

export function scored(score: number): string {
	return `You scored ${score}`;
}

/** The question under the second card: "Higher or lower than France?" */
export function question({ rules: { buttons } }: StageState, name: string): string {
	return `${buttons.higher.label} or ${buttons.lower.label.toLowerCase()} than ${name}?`;
}

/** An item and its number in a sentence: "linux has 243,608 stars." */
export function statement(stage: StageState, name: string, value: number): string {
	const { format, words } = stage.rules;
	return words.statement(name, format(value), measureOf(stage));
}

/** What a screen reader says of what has just happened; empty while nothing has. */
export function announcement(stage: StageState): string {
	if (stage.phase === "failed") return stage.problem;
	if (isSlow(stage)) return "Reconnecting…";
	if (stage.phase === "asking" || stage.phase === "asking-untimed")
		return stage.isFirst ? opening(stage) : "";
	return stage.phase === "dealing" ? "" : verdict(stage);
}

/** The first pair of a run, or where another tab has brought it. */
function opening({ rules, pair, games, score }: StageState): string {
	if (!pair) return "";
	const { first, second } = pair;
	const start = score > 0 ? `Score ${score}. ` : games > 1 ? "New game. " : "";
	return `${start}${first.name}: ${rules.format(first.value)}. Next: ${second.name}.`;
}

function verdict(stage: StageState): string {
	const { rules, pair } = stage;
	const judged = verdictOf(stage);
	if (!judged || !pair) return "";
	const { correct, outcome, value, score, next } = judged;
	const word = correct ? "Correct" : outcome === "timeout" ? "Time's up" : "Wrong";
	const revealed = `${word}. ${pair.second.name}: ${rules.format(value)}.`;
	if (!next) return `${revealed} ${scored(score)}.`;
	return `${revealed} Score ${score}. Next: ${next.second.name}.`;
}
