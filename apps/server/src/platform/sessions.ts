import type { Database } from "@hilo/db/open-database";
import { Lucia, TimeSpan } from "lucia";
import { createSessionAdapter } from "./session-adapter.ts";

interface PlayerAttributes {
	readonly username: string;
	readonly isAdmin: boolean;
	/** Goes up with every change of what the player's own record shows. */
	readonly revision: number;
}

declare module "lucia" {
	interface Register {
		Lucia: Lucia<Record<never, never>, PlayerAttributes>;
		DatabaseUserAttributes: PlayerAttributes;
	}
}

export type Sessions = Lucia<Record<never, never>, PlayerAttributes>;

/** Lucia as the site uses it: 30 days sliding, one cookie, `Secure` when the site is served over https (D17). */
export function createSessions(db: Database, options: { secure: boolean }): Sessions {
	return new Lucia(createSessionAdapter(db), {
		sessionExpiresIn: new TimeSpan(30, "d"),
		sessionCookie: {
			name: "hilo_session",
			attributes: { secure: options.secure, sameSite: "lax", path: "/" },
		},
		getUserAttributes: ({ username, isAdmin, revision }) => ({ username, isAdmin, revision }),
	});
}
