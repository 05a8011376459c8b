import type { AddressClass } from "@hilo/rules/api-tokens/address-class";
import type { TokenKind } from "@hilo/rules/api-tokens/token-format";
import { column, flag, millis, nullable, number, text } from "./column.ts";

export const ACCOUNTS_TABLES = {
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
};
