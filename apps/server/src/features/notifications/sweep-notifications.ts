import { DAY_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx } from "../../platform/context.ts";
import { deleteOld } from "../../platform/in-batches.ts";
import { deleteAllButNewest } from "./admin-notifications.repo.ts";

const MAX_ADMIN_NOTIFICATIONS = 1_000;
const NOTIFICATION_RETENTION_MS = 180 * DAY_MS;

/** Keeps the newest notifications of administrators, and those of players for half a year. */
export async function sweepNotifications(
	ctx: OperatorCtx,
	maxAdminNotifications: number = MAX_ADMIN_NOTIFICATIONS,
): Promise<void> {
	const db = ctx.db.kysely;
	await deleteAllButNewest(db, maxAdminNotifications);
	const before = ctx.clock.now() - NOTIFICATION_RETENTION_MS;
	await deleteOld(db, "support_notifications", { column: "created_at", key: ["id"], before });
}
