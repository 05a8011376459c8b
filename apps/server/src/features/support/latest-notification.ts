import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findLatestUnread } from "./notifications.repo.ts";

/** The newest unread one. @throws AppError 401. */
export async function latestNotification(
	ctx: Ctx,
): Promise<{ id: string; message: string; ticketId: string | null } | null> {
	const { id: userId } = requirePlayer(ctx);
	const found = await findLatestUnread(ctx.db.kysely, userId);
	return found ? { id: found.id, message: found.message, ticketId: found.ticket_id } : null;
}
