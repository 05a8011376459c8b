import { spokenGap } from "@hilo/rules/play/gap";
import { isWinStreakStep } from "@hilo/rules/play/win-streak";
import type { Round } from "./dealer.ts";
import { gapOf } from "./stage-gap.ts";
import type { StageRules } from "./stage-rules.ts";
import {
	changesBoth,
	isSlow,
	measureOf,
	nextOf,
	noteOf,
	type Pair,
	ranOut,
	type StageCommon,
	type StageState,
	takesGuess,
	verdictOf,
} from "./stage-state.ts";

type Asked = Pick<StageState, "rules"> & { readonly pair: Pair };

export function scored(score: number): string {
	return `You scored ${score}`;
}

export function winStreakText(winStreak: number): string {
	return `${winStreak} in a row`;
}

/** "Does Spain have more annual visitors than France?" */
export function question({ rules, pair }: Asked): string {
	const { first, second } = pair;
	const measure = measureOf({ rules, pair });
	return rules.words.question(second.inSentence ?? second.name, first.inSentence ?? first.name, measure);
}

/** The text for screen readers about the last change; "" for none. */
export function announcement(stage: StageState): string {
	if (stage.phase === "failed") return stage.problem;
	if (isSlow(stage)) return "Reconnecting…";
	if (takesGuess(stage)) return stage.isFirst ? opening(stage) : "";
	// While the number counts, screen readers hear no more than the screen shows.
	return stage.phase === "dealing" || stage.phase === "counting" ? "" : verdict(stage);
}

/** The first pair of a run, or the pair that another tab has reached. */
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
	const gap = spokenGap(gapOf({ ...stage, pair, verdict: judged }));
	const notes = [
		gap,
		noteOf(stage),
		isWinStreakStep(stage.winStreak) && correct && winStreakText(stage.winStreak),
	].filter(Boolean);
	const revealed = `${word}. ${pair.second.name}: ${spoken(rules, value, pair)}.${notes.map((text) => ` ${text}.`).join("")}`;
	const next = nextOf(stage);
	// The dialog that opens then says the score.
	if (!next) return revealed;
	const after = `Score ${score}. ${upcoming({ rules, pair }, next)}`;
	// If the next round was waited for, the verdict was announced long before.
	return judged.next ? `${revealed} ${after}` : after;
}

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

/** A player whose high score is the next one to pass. */
export interface ScoreToPass {
	readonly username: string;
	readonly score: number;
}

/** From how many points away a score to reach is shown. */
const NEAR = 3;

/** "New best in 2", "3 to pass Maya", "New best"; null while nothing is near. */
export function distanceText(
	{ score, bestBefore }: Pick<StageCommon, "score" | "bestBefore">,
	toPass: ScoreToPass | null,
): string | null {
	const toBest = bestBefore + 1 - score;
	if (bestBefore > 0 && isNear(toBest)) return `New best in ${toBest}`;
	const toRival = toPass ? toPass.score + 1 - score : 0;
	if (toPass && isNear(toRival)) return `${toRival} to pass ${toPass.username}`;
	return bestBefore > 0 && score > bestBefore ? "New best" : null;
}

function isNear(distance: number): boolean {
	return distance > 0 && distance <= NEAR;
}
