import type { Generated } from "kysely";
import type { Columns, Millis } from "./columns-and-values.ts";

export interface AccountsTables {
	sessions: SessionsTable;
	account_tokens: AccountTokensTable;
}

export interface SessionsTable {
	/** A hash of the session's secret. */
	id: string;
	user_id: string;
	expires_at: Millis;
	created_at: Millis;
	/** Shown to the user: "Firefox on Linux". */
	device: Generated<string>;
	last_seen_at: Generated<Millis>;
}

export interface AccountTokensTable {
	hash: string;
	user_id: string;
	purpose: "reset-password" | "change-email" | "verify-email";
	email: string | null;
	expires_at: Millis;
}

export const ACCOUNTS_COLUMNS = {
	sessions: { id: true, user_id: true, expires_at: true, created_at: true, device: true, last_seen_at: true },
	account_tokens: { hash: true, user_id: true, purpose: true, email: true, expires_at: true },
} as const satisfies Columns<AccountsTables>;
