import { type Ctx, requireOperator } from "../../platform/context.ts";
import { GUEST_SECONDS } from "../../platform/sessions/guest-cookie.ts";
import { deleteGuestsNotSeenSince } from "./guests.repo.ts";

/** How many are deleted at a time, with all that they have played: other calls don't wait long. */
const BATCH = 100;

/** Deletes the visitors' devices that have not played for so long that no browser has their cookie any more. A chore of the server. */
export async function sweepGuests(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await deleteGuestsNotSeenSince(ctx.db.kysely, ctx.clock.now() - GUEST_SECONDS * 1000, BATCH);
}
