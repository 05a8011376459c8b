import { isoTime } from "../../../platform/iso-time.ts";
import { avatarOf } from "../../users/avatar.ts";
import type { AdminUserRow } from "./users.repo.ts";

export interface AdminUser {
	readonly id: string;
	readonly username: string;
	readonly email: string;
	readonly avatarUrl: string;
	readonly createdAt: string;
	/** Accurate to a few minutes; null if never seen. */
	readonly lastActiveAt: string | null;
	readonly isAdmin: boolean;
	/** Null if not suspended; the last representable date if suspended without end. */
	readonly suspendedUntil: string | null;
	readonly isLeaving: boolean;
	readonly xp: number;
}

export function presentUser(row: AdminUserRow): AdminUser {
	return {
		id: row.id,
		username: row.username,
		email: row.email,
		avatarUrl: avatarOf(row).avatarUrl,
		createdAt: isoTime(row.created_at),
		lastActiveAt: isoTime(row.last_at),
		isAdmin: row.is_admin === 1,
		suspendedUntil: isoTime(row.suspended_until),
		isLeaving: row.deletion_due_at !== null,
		xp: row.xp,
	};
}
