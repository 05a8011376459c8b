import { type Ctx, requireOperator } from "../../platform/context.ts";
import { GUEST_SECONDS } from "../../platform/sessions/guest-cookie.ts";
import { deleteGuestsNotSeenSince } from "./guests.repo.ts";

/** Small, because each guest's data is deleted too and other calls wait. */
const BATCH = 100;

/** Deletes guests whose cookie has expired in every browser. */
export async function sweepGuests(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await deleteGuestsNotSeenSince(ctx.db.kysely, ctx.clock.now() - GUEST_SECONDS * 1000, BATCH);
}
