import type { Database } from "@hilo/db/open-database";
import { Lucia, TimeSpan } from "lucia";
import type { Clock } from "../system/clock.ts";
import { createSessionAdapter } from "./session-adapter.ts";

export const SESSION_COOKIE = "hilo_session";

interface SessionAttributes {
	/** What the player signed in with, as shown to the player. */
	readonly device: string;
}

interface PlayerAttributes {
	readonly username: string;
	readonly isAdmin: boolean;
	/** Increases with every change of what the player's own record shows. */
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

/** Sliding sessions of 30 days. Whether the cookie is `Secure` is decided per request. */
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
