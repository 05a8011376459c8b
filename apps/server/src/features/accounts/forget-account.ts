import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { noteDeletedAccount } from "../audit/clear-forgotten-names.ts";
import { anonymizeUserInNotifications } from "../notifications/sweep-notifications.ts";
import { forgetPublishers } from "../site/legal/edit-legal.ts";
import { forgetSenderOfAnswers } from "../support/answer-ticket.ts";
import { forgetDeciders } from "./suspension/suspensions.repo.ts";

/**
 * Removes the account's names from data that outlives it, from the audit log after 90 days. Call it before any part of
 * the account is deleted, and at the end.
 */
export async function forgetAccount(ctx: Pick<Ctx, "clock">, tx: Tx, userId: string): Promise<void> {
	const names = await noteDeletedAccount(ctx, tx, userId);
	await anonymizeUserInNotifications(tx, userId);
	await forgetSenderOfAnswers(tx, userId);
	if (names.length === 0) return;
	await forgetDeciders(tx, names);
	await forgetPublishers(tx, names);
}
