import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { eachRow } from "../../platform/each-row.ts";
import { findLeftAttempts, lockAttemptById } from "./attempts.repo.ts";
import { closeAttempt } from "./close-attempt.ts";

/** Ends attempts whose day has closed. A chore that several processes may run together. @returns how many. */
export async function closeAttempts(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const before = ctx.clock.now() - NETWORK_GRACE_MS;
	return eachRow(ctx, {
		find: (limit, offset) => findLeftAttempts(ctx.db.kysely, { before, limit, offset }),
		async work({ id, day }) {
			const deck = await ctx.decks.open(day);
			return ctx.db.transaction(async (tx) => {
				const row = await lockAttemptById(tx, id);
				if (row?.status !== "playing" || row.closes_at > before) return false;
				await closeAttempt(tx, deck, row);
				return true;
			});
		},
		failure: "an attempt at a deck could not be ended",
		idOf: ({ id, day }) => ({ attemptId: id, day }),
	});
}
