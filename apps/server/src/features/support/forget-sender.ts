import type { Tx } from "@hilo/db/open-database";
import { clearSender } from "./messages.repo.ts";

/** For the deletion of an administrator's account. */
export async function forgetSenderOfAnswers(tx: Tx, userId: string): Promise<void> {
	await clearSender(tx, userId);
}
