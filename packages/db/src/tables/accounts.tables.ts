import type { AddressClass, TokenKind } from "@hilo/rules/api-tokens/token";
import { bytes, column, flag, millis, nullable, number, text, withDefault } from "./column.ts";

export const ACCOUNTS_TABLES = {
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
		/** JSON: the ids of the badges shown on the profile; null for the latest. */
		showcase: nullable(text),
		/** When the account will be deleted unless its owner signs in; null for all others. Until then it is hidden. */
		deletion_due_at: nullable(millis),
		/** Null unless suspended; `NO_SUSPENSION_END` for no end. The account is hidden while it lasts. */
		suspended_until: nullable(millis),
		created_at: millis,
	},
	sessions: {
		/** A hash of the session's secret. */
		id: text,
		user_id: text,
		expires_at: millis,
		created_at: millis,
		/** Shown to the user: "Firefox on Linux". */
		device: text,
		last_seen_at: millis,
	},
	account_tokens: {
		hash: text,
		user_id: text,
		purpose: column<"reset-password" | "change-email" | "verify-email">(),
		email: nullable(text),
		expires_at: millis,
	},
	/** Invitation links, and the setup links of a site without an administrator. */
	registration_invitations: {
		id: text,
		/** Of the link's secret. */
		hash: text,
		makes_admin: flag,
		uses_left: number,
		max_uses: number,
		expires_at: millis,
		created_at: millis,
		/** Null for the operator and the server itself. */
		created_by: nullable(text),
		/** For administrators: who the link is for. */
		note: text,
	},
	api_tokens: {
		id: text,
		user_id: text,
		kind: column<TokenKind>(),
		name: text,
		/** SHA-256 of the whole token. */
		hash: text,
		/** The token's last characters, by which its owner recognises it. */
		hint: text,
		/** JSON: a list of `Scope`. */
		scopes: text,
		created_at: millis,
		expires_at: millis,
		/** Null until the token is used, like the next; to within five minutes. */
		last_used_at: nullable(millis),
		last_address_class: nullable(column<AddressClass>()),
	},
	avatars: {
		user_id: text,
		/** Of the bytes; it is part of the picture's URL. */
		hash: text,
		type: text,
		bytes: bytes,
		created_at: millis,
	},
	/** Visitors who have played a daily deck or a duel. Their guest cookie holds the secret. */
	guests: {
		id: text,
		secret_hash: text,
		created_at: millis,
		seen_at: millis,
		/** An IANA name; null until the visitor plays a daily deck. */
		time_zone: nullable(text),
		/** The zone before the last change, whose open days stay open until they close; null for none. */
		previous_zone: nullable(text),
		zone_changed_at: nullable(millis),
		/** The oldest and the newest day that were open at the change; null before the first. */
		open_from: nullable(text),
		open_to: nullable(text),
	},
};
