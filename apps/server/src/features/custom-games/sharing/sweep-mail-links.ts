import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { deleteLinksBefore } from "./mail-links.repo.ts";

/** Mails are hardly read later, and the next one brings a new link. */
const KEPT_MS = 180 * 24 * 60 * 60_000;
const BATCH = 500;

/** Refusals stay. */
export async function sweepMailLinks(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await deleteLinksBefore(ctx.db.kysely, ctx.clock.now() - KEPT_MS, BATCH);
}
