import { closingTimeOf, nextOpeningTimeOf } from "@hilo/rules/daily/own-days";
import type { Ctx } from "../../platform/context.ts";
import { findPlayerOrGuest } from "../guests/open-guest.ts";
import { findScores } from "./counts.repo.ts";
import { presentStoredRun } from "./daily.presenter.ts";
import { dayToPlay, storedDeckRunOf } from "./deck-run.ts";
import { findOrStoreZone } from "./own-zone.ts";
import { readStreak } from "./read-streak.ts";
import { listFinishedFriends } from "./waiting-friends.ts";

export async function showToday(ctx: Ctx, input: { timeZone?: string | undefined }) {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const owner = await findPlayerOrGuest(ctx, db);
	const zone = await findOrStoreZone(ctx, db, owner, input.timeZone);
	const { day, run } = await dayToPlay(db, owner, zone, now);
	const deck = await ctx.daily.open(day);
	const scores = await findScores(db, day);
	return {
		...deck.publicDeck,
		timeZone: zone.timeZone,
		/** Below 0 for a begun deck that may still be finished, for `FINISH_MS` after its day. */
		closesInMs: (run?.closes_at ?? closingTimeOf(day, zone)) - now,
		nextInMs: nextOpeningTimeOf(zone, now) - now,
		run: run ? presentStoredRun(storedDeckRunOf(run)) : null,
		/** Null before the caller has played a deck. */
		streak: owner && (await readStreak(db, owner, zone, now)),
		/** Null for a visitor. */
		friendsDone: ctx.actor.kind === "player" ? await listFinishedFriends(ctx, day, ctx.actor.id) : null,
		finished: scores.reduce((sum, { count }) => sum + count, 0),
	};
}
