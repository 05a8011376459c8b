import { type Ctx, requireOperator } from "../../../platform/context.ts";
import { deleteLinksBefore } from "./mail-links.repo.ts";

/** A mail is read soon or never; who wants no more gets a new link with the next one. */
const KEPT_MS = 180 * 24 * 60 * 60_000;
const BATCH = 500;

/** Deletes the links of old mails. What was refused by them stays refused. A chore of the server. */
export async function sweepMailLinks(ctx: Ctx): Promise<void> {
	requireOperator(ctx);
	await deleteLinksBefore(ctx.db.kysely, ctx.clock.now() - KEPT_MS, BATCH);
}
