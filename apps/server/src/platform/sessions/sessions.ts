import type { Database } from "@hilo/db/open-database";
import { Lucia, TimeSpan } from "lucia";
import type { Clock } from "../system/clock.ts";
import { createSessionAdapter } from "./session-adapter.ts";

/** The cookie that holds a session's secret. */
export const SESSION_COOKIE = "hilo_session";

interface SessionAttributes {
	/** What was signed in with, in words for its user. */
	readonly device?: string;
}

interface PlayerAttributes {
	readonly username: string;
	readonly isAdmin: boolean;
	/** Goes up with every change of what the player's own record shows. */
	readonly revision: number;
}

declare module "lucia" {
	interface Register {
		Lucia: Lucia<Record<never, never>, PlayerAttributes>;
		DatabaseSessionAttributes: SessionAttributes;
		DatabaseUserAttributes: PlayerAttributes;
	}
}

export type Sessions = Lucia<Record<never, never>, PlayerAttributes>;

/** Returns Lucia as the site uses it: 30 days sliding, one cookie (D17). Whether the cookie is `Secure` is decided by request. */
export function createSessions(db: Database, clock: Clock): Sessions {
	return new Lucia(createSessionAdapter(db, clock), {
		sessionExpiresIn: new TimeSpan(30, "d"),
		sessionCookie: {
			name: SESSION_COOKIE,
			attributes: { sameSite: "lax", path: "/" },
		},
		getUserAttributes: ({ username, isAdmin, revision }) => ({ username, isAdmin, revision }),
	});
}
