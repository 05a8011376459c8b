import type { DuelSideRow } from "@hilo/db/tables";
import { deadlineOn } from "@hilo/rules/play/course";
import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { eachRow } from "../../platform/each-row.ts";
import { courseOf, type DuelCourse } from "./course-of-duel.ts";
import { findDuel } from "./duels.repo.ts";
import { giveUpSide } from "./judge-side.ts";
import { findLeftSides, lockPlaying } from "./left-sides.repo.ts";
import { savePlayed } from "./save-played.ts";
import { answersOf, progressOf } from "./side-record.ts";

/** The same as for runs; the browser's own time-out usually arrives before. */
const LATE_MS = NETWORK_GRACE_MS + 10_000;
const AWAY_MS = 60 * 60_000;
const AWAY_WITHOUT_CLOCK_MS = 24 * AWAY_MS;

/**
 * Ends abandoned sides: at the round's time-out where a mistake ends a side, else after an hour, without a timer after
 * a day. Several processes may run it concurrently; during maintenance it does nothing.
 */
export async function endLeftSides(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	if ((await ctx.siteSettings.get("maintenance")) === "on") return 0;
	const now = ctx.clock.now();
	const before = {
		toMistake: now - LATE_MS,
		ofRounds: now - AWAY_MS,
		withoutClock: now - AWAY_WITHOUT_CLOCK_MS,
	};
	return eachRow(ctx, {
		find: (limit, offset) => findLeftSides(ctx.db.kysely, before, { limit, offset }),
		work: (side) => endSide(ctx, side, now),
		failure: "a side of a duel could not be ended",
		idOf: ({ duel_id }) => ({ duelId: duel_id }),
	});
}

async function endSide(
	ctx: Ctx,
	found: Pick<DuelSideRow, "duel_id" | "seat">,
	now: number,
): Promise<boolean> {
	const duel = await findDuel(ctx.db.kysely, found.duel_id);
	if (!duel) return false;
	const course = await courseOf(ctx, ctx.db.kysely, duel);
	return ctx.db.transaction(async (tx) => {
		const side = await lockPlaying(tx, found);
		if (!side || now < leftAt(course, side)) return false;
		const played = { progress: progressOf(side), answers: answersOf(side) };
		await savePlayed(ctx, tx, side, giveUpSide(course, played, now));
		return true;
	});
}

/** Epoch ms. */
function leftAt({ course }: DuelCourse, side: DuelSideRow): number {
	const progress = progressOf(side);
	const deadline = deadlineOn(course, progress, LATE_MS);
	if (deadline === Number.POSITIVE_INFINITY) return progress.roundStartsAt + AWAY_WITHOUT_CLOCK_MS;
	return course.rounds === null ? deadline : progress.roundStartsAt + AWAY_MS;
}
