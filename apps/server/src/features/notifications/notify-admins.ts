import type { Tx } from "@hilo/db/open-database";
import type { AdminNotificationType } from "@hilo/rules/admin/admin.schema";
import type { Platform } from "../../platform/platform.ts";
import { newId } from "../../platform/system/ids.ts";
import { findAdminIds } from "../users/find-user.ts";
import { anonymizeUser, insertNotification } from "./admin-notifications.repo.ts";

// Promised in docs/product.md#notifications.

/** `link`: the path of the page about it; `aboutId`: the player it names. */
export interface AdminNotification {
	readonly type: AdminNotificationType;
	readonly message: string;
	readonly link?: string;
	readonly aboutId?: string;
}

/** Call it in the transaction of the event. */
export async function notifyAdmins(
	ctx: Platform,
	tx: Tx,
	{ type, message, link, aboutId }: AdminNotification,
): Promise<void> {
	await insertNotification(tx, {
		id: newId(),
		type,
		message,
		link: link ?? null,
		about_id: aboutId ?? null,
		created_at: ctx.clock.now(),
	});
	tx.afterCommit(() => notifyAdminClients(ctx));
}

/** Refreshes the pages of all administrators, after the answer. */
export function notifyAdminClients(ctx: Platform): void {
	ctx.background.run("tell administrators", async () => {
		ctx.live.notifyClients(await findAdminIds(ctx.db.kysely), { kind: "admin" });
	});
}

const ANONYMOUS = "About an account that is deleted";

/** Replaces the text of notifications that name the user. The links stay. */
export async function anonymizeUserInNotifications(tx: Tx, userId: string): Promise<void> {
	await anonymizeUser(tx, userId, ANONYMOUS);
}
