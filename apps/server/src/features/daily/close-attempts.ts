import { NETWORK_GRACE_MS } from "@hilo/rules/play/delays";
import { type Ctx, requireOperator } from "../../platform/context.ts";
import { findLeftAttempts, lockAttemptById } from "./attempts.repo.ts";
import { closeAttempt } from "./close-attempt.ts";

const BATCH = 200;

/** Ends the attempts whose day closed before they were finished. A chore; several processes may do it at once. @returns how many were ended. */
export async function closeAttempts(ctx: Ctx): Promise<number> {
	requireOperator(ctx);
	const before = ctx.clock.now() - NETWORK_GRACE_MS;
	let ended = 0;
	for (const { id, day } of await findLeftAttempts(ctx.db.kysely, before, BATCH)) {
		const deck = await ctx.decks.open(day);
		const isEnded = await ctx.db.transaction(async (tx) => {
			const row = await lockAttemptById(tx, id);
			if (row?.status !== "playing" || row.closes_at > before) return false;
			await closeAttempt(tx, deck, row);
			return true;
		});
		if (isEnded) ended += 1;
	}
	return ended;
}
