import { AppError } from "@hilo/rules/errors/errors";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx } from "../../../platform/context.ts";
import { deleteOld } from "../../../platform/in-batches.ts";
import type { Platform } from "../../../platform/platform.ts";
import { hashSecret } from "../../../platform/system/ids.ts";
import { findLinkedAddress, insertRefusal } from "./invitations.repo.ts";

/** Anyone with the link may repeat it; the senders are not told. @throws AppError 404 for an unknown link. */
export async function unsubscribe(
	{ db: { kysely: db }, clock }: Platform,
	{ token }: { token: string },
): Promise<void> {
	const address = await findLinkedAddress(db, hashSecret(token));
	if (address === undefined) throw new AppError("custom-games/unsubscribe-invalid");
	await insertRefusal(db, address, clock.now());
}

/** Mails are hardly read later, and the next one brings a new link. */
const LINK_RETENTION_MS = 180 * DAY_MS;

/** Refusals stay. */
export async function sweepMailLinks(ctx: OperatorCtx): Promise<void> {
	const before = ctx.clock.now() - LINK_RETENTION_MS;
	await deleteOld(ctx.db.kysely, "mail_links", { column: "sent_at", key: ["token_hash"], before });
}
