import type { Tx } from "@hilo/db/open-database";
import type { AdminNotificationType } from "@hilo/rules/admin/notifications";
import type { Ctx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { findAdminIds } from "../users/find-admins.ts";
import { insertNotification } from "./notices.repo.ts";

// Promised in docs/product.md#notifications.

/** What administrators are told. `link`: the path of the page where it is looked into; `aboutId`: the player who is named. */
export interface AdminNotice {
	readonly type: AdminNotificationType;
	readonly message: string;
	readonly link?: string;
	readonly aboutId?: string;
}

/** Tells all administrators of something that has just happened (D46), in the transaction that it happens in. */
export async function notifyAdmins(
	ctx: Pick<Ctx, "clock" | "db" | "live" | "background">,
	tx: Tx,
	{ type, message, link, aboutId }: AdminNotice,
): Promise<void> {
	await insertNotification(tx, {
		id: newId(),
		type,
		message,
		link: link ?? null,
		about_id: aboutId ?? null,
		created_at: ctx.clock.now(),
	});
	tx.afterCommit(() => tellAdmins(ctx));
}

/** Has all administrators look again at what they look after. Runs after the answer. */
export function tellAdmins(ctx: Pick<Ctx, "db" | "live" | "background">): void {
	ctx.background.run("tell administrators", async () => {
		ctx.live.tell(await findAdminIds(ctx.db.kysely), { kind: "admin" });
	});
}
