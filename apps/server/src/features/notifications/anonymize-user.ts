import type { Tx } from "@hilo/db/open-database";
import { anonymizeUser } from "./admin-notifications.repo.ts";

const ANONYMOUS = "About an account that is deleted";

/** Replaces the text of notifications about the user, their games and tickets. The links stay. */
export async function anonymizeUserInNotifications(tx: Tx, userId: string): Promise<void> {
	await anonymizeUser(tx, userId, ANONYMOUS);
}
