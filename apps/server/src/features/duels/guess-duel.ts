import type { Tx } from "@hilo/db/open-database";
import type { DuelVerdictView } from "@hilo/rules/duels/duels.views";
import { AppError } from "@hilo/rules/errors/app-error";
import type { Guess } from "@hilo/rules/play/run";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { cachedCourse, courseOf, type DuelCourse } from "./course-of-duel.ts";
import { findDuel } from "./duels.repo.ts";
import { findRival } from "./find-rival.ts";
import { judgeSide } from "./judge-side.ts";
import { sideInPlay } from "./own-side.ts";
import { savePlayed } from "./save-played.ts";
import { answersOf, progressOf } from "./side-record.ts";
import { lockSidesOf } from "./sides.repo.ts";
import { presentVerdict } from "./verdict.presenter.ts";

export interface DuelGuessInput {
	readonly id: string;
	/** The round that the player saw, from 1. */
	readonly round: number;
	readonly guess: Guess;
}

/** A repeated guess gets the first one's verdict. @throws AppError 404 without a side; 409 if it can't be judged. */
export function guessDuel(ctx: Ctx, input: DuelGuessInput): Promise<DuelVerdictView> {
	return ctx.db.transaction(async (tx) => {
		const course = await courseInTx(ctx, tx, input.id);
		if (course.terms.mode === "live") throw new AppError("duels/not-ready");
		const owner = await findPlayerOrGuest(ctx, tx);
		const side = owner && sideInPlay(await lockSidesOf(tx, input.id, owner));
		if (!side) throw new AppError("duels/no-such-duel");
		if (side.status === "waiting") throw new AppError("duels/not-ready");
		const known = { progress: progressOf(side), answers: answersOf(side) };
		const played = known.answers[input.round - 1]
			? known
			: judgeSide(course, known, { ...input, at: ctx.clock.now() });
		if (played !== known) await savePlayed(ctx, tx, side, played);
		const rival = await findRival(tx, course.terms, side);
		return presentVerdict(course, played, { round: input.round, rival, now: ctx.clock.now() });
	});
}

async function courseInTx(ctx: Ctx, tx: Tx, id: string): Promise<DuelCourse> {
	const kept = cachedCourse(id);
	if (kept) return kept;
	const duel = await findDuel(tx, id);
	if (!duel) throw new AppError("duels/no-such-duel");
	return courseOf(ctx, tx, duel);
}
