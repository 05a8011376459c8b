import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { findNotices } from "./notifications.repo.ts";

const LISTED = 20;

/** Notifications about no ticket, newest first; no other list shows them. @throws AppError 401. */
export async function supportNotices(ctx: Ctx) {
	const { id } = requirePlayer(ctx);
	const notices = await findNotices(ctx.db.kysely, id, LISTED);
	return notices.map(({ id, message, created_at, read_at }) => ({
		id,
		message,
		createdAt: new Date(created_at).toISOString(),
		isUnread: read_at === null,
	}));
}
