import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface UsersTables {
	users: UsersTable;
}

export interface UsersTable {
	id: string;
	username: string;
	/** The username as it is compared: unique without regard to case. */
	username_key: string;
	email: string;
	email_key: string;
	/** When the user opened a link that was mailed to `email`; null while nobody has. */
	email_verified_at: Millis | null;
	password_hash: string;
	/** Compare with `sql.lit(1)`, not with a parameter: only so does the index of administrators serve. */
	is_admin: Generated<Flag>;
	avatar_url: string | null;
	is_custom_avatar: Generated<Flag>;
	xp: Generated<number>;
	games_played: Generated<number>;
	/** The longest streak of right guesses. */
	perfect_streak: Generated<number>;
	/** The streak that is still open, carried from run to run. */
	current_streak: Generated<number>;
	comebacks: Generated<number>;
	fast_answers: Generated<number>;
	/** Bumped at every change that the user's own record shows: it is what an ETag is made of. */
	revision: Generated<number>;
	/** JSON: the ids of the badges that the profile shows off; null for the latest. */
	showcase: string | null;
	/** When the account will be deleted unless its owner signs in before; null for all others. Until then it is hidden. */
	deletion_due_at: Millis | null;
	/** Until when the account is suspended (`FOREVER` where no end was said); null for all others. Until then it is hidden. */
	suspended_until: Millis | null;
	created_at: Millis;
}

export const USERS_COLUMNS = {
	users: {
		id: true,
		username: true,
		username_key: true,
		email: true,
		email_key: true,
		email_verified_at: true,
		password_hash: true,
		is_admin: true,
		avatar_url: true,
		is_custom_avatar: true,
		xp: true,
		games_played: true,
		perfect_streak: true,
		current_streak: true,
		comebacks: true,
		fast_answers: true,
		revision: true,
		showcase: true,
		deletion_due_at: true,
		suspended_until: true,
		created_at: true,
	},
} as const satisfies Columns<UsersTables>;
