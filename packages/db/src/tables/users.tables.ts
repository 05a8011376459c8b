import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface UsersTables {
	users: UsersTable;
}

export interface UsersTable {
	id: string;
	username: string;
	/** In the form that is compared: unique, and the same in upper and lower case. */
	username_key: string;
	email: string;
	email_key: string;
	/** When the user opened a link mailed to `email`; null for not yet. */
	email_verified_at: Millis | null;
	password_hash: string;
	/** Compare with `sql.lit(1)`: a parameter would not let the partial index of administrators match. */
	is_admin: Generated<Flag>;
	avatar_url: string | null;
	is_custom_avatar: Generated<Flag>;
	xp: Generated<number>;
	games_played: Generated<number>;
	perfect_streak: Generated<number>;
	/** The current number of right guesses in a row, carried from run to run. */
	current_streak: Generated<number>;
	comebacks: Generated<number>;
	fast_answers: Generated<number>;
	/** Grows with every change to what the user's own record shows; the ETag contains it. */
	revision: Generated<number>;
	/** JSON: the ids of the badges shown on the profile; null for the latest. */
	showcase: string | null;
	/** When the account will be deleted unless its owner signs in; null for all others. Until then it is hidden. */
	deletion_due_at: Millis | null;
	/** Null unless suspended; `FOREVER` for no end. The account is hidden while it lasts. */
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
