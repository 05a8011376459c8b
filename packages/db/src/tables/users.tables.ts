import { flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const USERS_TABLES = {
	users: {
		id: text,
		username: text,
		/** In the form that is compared: unique, and the same in upper and lower case. */
		username_key: text,
		email: text,
		email_key: text,
		/** When the user opened a link mailed to `email`; null for not yet. */
		email_verified_at: nullable(millis),
		password_hash: text,
		/** Cookies of browsers that have signed in before do not count if they are older; null: all count. */
		browsers_known_from: nullable(millis),
		/** Compare with `sql.lit(1)`: a parameter would not let the partial index of administrators match. */
		is_admin: withDefault(flag),
		avatar_url: nullable(text),
		is_custom_avatar: withDefault(flag),
		xp: withDefault(number),
		games_played: withDefault(number),
		perfect_streak: withDefault(number),
		/** The current number of right guesses in a row, carried from run to run. */
		current_streak: withDefault(number),
		comebacks: withDefault(number),
		fast_answers: withDefault(number),
		/** Grows with every change to what the user's own record shows; the ETag contains it. */
		revision: withDefault(number),
		/** JSON: the ids of the badges shown on the profile; null for the latest. */
		showcase: nullable(text),
		/** When the account will be deleted unless its owner signs in; null for all others. Until then it is hidden. */
		deletion_due_at: nullable(millis),
		/** Null unless suspended; `NO_SUSPENSION_END` for no end. The account is hidden while it lasts. */
		suspended_until: nullable(millis),
		created_at: millis,
	},
};
