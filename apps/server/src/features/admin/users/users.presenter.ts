import { avatarOf } from "../../users/avatar.ts";
import type { ShownUser } from "./users.repo.ts";

/** An account as administrators see it. Times are ISO 8601. */
export interface AdminUser {
	readonly id: string;
	readonly username: string;
	readonly email: string;
	readonly avatarUrl: string;
	readonly createdAt: string;
	/** To within minutes; null where nothing is known. */
	readonly lastActiveAt: string | null;
	readonly isAdmin: boolean;
	/** Null for whoever is not suspended; the last moment that a date can have where there is no end. */
	readonly suspendedUntil: string | null;
	readonly isLeaving: boolean;
	readonly xp: number;
}

export function presentUser(row: ShownUser): AdminUser {
	return {
		id: row.id,
		username: row.username,
		email: row.email,
		avatarUrl: avatarOf(row).avatarUrl,
		createdAt: isoOf(row.created_at),
		lastActiveAt: row.last_at === null ? null : isoOf(row.last_at),
		isAdmin: row.is_admin === 1,
		suspendedUntil: row.suspended_until === null ? null : isoOf(row.suspended_until),
		isLeaving: row.deletion_due_at !== null,
		xp: row.xp,
	};
}

export function isoOf(at: number): string {
	return new Date(at).toISOString();
}
