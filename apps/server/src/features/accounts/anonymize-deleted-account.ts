import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { recordDeletedAccount } from "../audit/clear-deleted-account-names.ts";
import { anonymizeUserInNotifications } from "../notifications/notify-admins.ts";
import { anonymizePublishers } from "../site/legal/edit-legal.ts";
import { anonymizeSenderOfAnswers } from "../support/answer-ticket.ts";
import { anonymizeDeciders } from "./suspension/suspensions.repo.ts";

/** Removes the account's names from data that outlives it, from the audit log after 90 days. */
export async function anonymizeDeletedAccount(
	ctx: Pick<Ctx, "clock">,
	tx: Tx,
	userId: string,
): Promise<void> {
	const names = await recordDeletedAccount(ctx, tx, userId);
	await anonymizeUserInNotifications(tx, userId);
	await anonymizeSenderOfAnswers(tx, userId);
	if (names.length === 0) return;
	await anonymizeDeciders(tx, names);
	await anonymizePublishers(tx, names);
}
