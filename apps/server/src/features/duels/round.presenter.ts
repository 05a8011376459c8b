import type { OpenDuelRound, RivalView } from "@hilo/rules/duels/duels.views";
import { countCorrect } from "@hilo/rules/play/answers";
import { presentOpenRound } from "../play/round.presenter.ts";
import type { LoadedRun } from "../play/run-kind.ts";
import { isEnded, storedAnswersOf } from "./side-record.ts";
import type { SideWithPlayer } from "./sides.repo.ts";

/** The name shown for a visitor. */
const GUEST = "Guest";

export function nameOf({ username }: Pick<SideWithPlayer, "username">): string {
	return username ?? GUEST;
}

export function presentOpen(run: LoadedRun, rival: SideWithPlayer | null, now: number): OpenDuelRound {
	return { ...presentOpenRound(run, now), rival: rival && presentRival(rival, run.state.round) };
}

/** The rival's score before a round and their time in it, never their answer. */
function presentRival(rival: SideWithPlayer, round: number): RivalView {
	const answers = storedAnswersOf(rival);
	return {
		name: nameOf(rival),
		score: countCorrect(answers.slice(0, round - 1)),
		ms: answers[round - 1]?.ms ?? null,
		isOut: isEnded(rival) && answers.length < round,
	};
}
