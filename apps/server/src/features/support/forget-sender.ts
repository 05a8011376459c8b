import type { Tx } from "@hilo/db/open-database";
import { clearSender } from "./messages.repo.ts";

/** Takes the name of an administrator whose account is deleted out of the answers to tickets. */
export async function forgetSenderOfAnswers(tx: Tx, userId: string): Promise<void> {
	await clearSender(tx, userId);
}
