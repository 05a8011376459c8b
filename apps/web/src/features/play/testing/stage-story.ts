import type { GameId } from "@hilo/rules/play/games";
import { classicRules } from "../stage/classic-rules.ts";
import type { Verdict } from "../stage/dealer.ts";
import { nextCueAt, openStage, reduceStage, type StageEvent } from "../stage/stage-machine.ts";
import type { StageState } from "../stage/stage-state.ts";
import { run } from "./runs.ts";

export const apply = (stage: StageState, ...events: StageEvent[]) => events.reduce(reduceStage, stage);
export const at = (stage: StageState, now: number) => reduceStage(stage, { type: "clock", now });
export const judged = (verdict: Verdict, now: number): StageEvent => ({
	type: "answered",
	answer: { kind: "judged", verdict },
	now,
});
const opened = (game: GameId = "country") => openStage(classicRules(game), null, 0);
export const dealt = (game: GameId = "country", now = 0) => apply(opened(game), { type: "dealt", run, now });
export const guessed = (game: GameId = "country", now = 4000) =>
	apply(dealt(game), { type: "chosen", direction: "lower", now });
export const answered = (verdict: Verdict, game: GameId = "country", now = 5000) =>
	apply(guessed(game), judged(verdict, now));

/** Applies the automatic changes of the stage, from one to the next. */
export function phases(from: StageState, until: number): [number, string][] {
	const seen: [number, string][] = [];
	let stage = from;
	for (let cue = nextCueAt(stage); cue !== null && cue <= until; cue = nextCueAt(stage)) {
		stage = at(stage, cue);
		seen.push([cue, stage.phase]);
	}
	return seen;
}
