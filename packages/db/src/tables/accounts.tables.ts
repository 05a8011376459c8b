import type { Generated } from "kysely";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface AccountsTables {
	sessions: SessionsTable;
	account_tokens: AccountTokensTable;
}

export interface SessionsTable {
	/** A hash of the session's secret, never the secret. */
	id: string;
	user_id: string;
	expires_at: Millis;
	created_at: Millis;
	/** What was signed in with, in words for its user: "Firefox on Linux". */
	device: Generated<string>;
	/** When it was last used, to within minutes. */
	last_seen_at: Generated<Millis>;
}

/** A link that was mailed and can be used once. */
export interface AccountTokensTable {
	/** Of the secret in the link, never the secret. */
	hash: string;
	user_id: string;
	purpose: "reset-password" | "change-email" | "verify-email";
	/** The address that it confirms; null for a new password, which confirms none. */
	email: string | null;
	expires_at: Millis;
}

export const ACCOUNTS_COLUMNS = {
	sessions: { id: true, user_id: true, expires_at: true, created_at: true, device: true, last_seen_at: true },
	account_tokens: { hash: true, user_id: true, purpose: true, email: true, expires_at: true },
} as const satisfies Columns<AccountsTables>;
