import type { Tx } from "@hilo/db/open-database";
import { forgetNotices } from "./notices.repo.ts";

const FORGOTTEN = "About an account that is deleted";

/** Replaces the text of notifications about the user, their games and tickets. The links stay. */
export async function forgetUserInNotices(tx: Tx, userId: string): Promise<void> {
	await forgetNotices(tx, userId, FORGOTTEN);
}
