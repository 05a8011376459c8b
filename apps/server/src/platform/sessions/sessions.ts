import type { Database } from "@hilo/db/open-database";
import type { Adapter, DatabaseSession, DatabaseUser } from "lucia";
import { Lucia, TimeSpan } from "lucia";
import { deleteOld } from "../in-batches.ts";
import type { Settings } from "../settings.ts";
import type { Clock } from "../system/clock.ts";
import { hashSecret } from "../system/ids.ts";

export const SESSION_COOKIE = "hilo_session";

/** Where browsers send a cookie. */
export interface CookieScope {
	readonly path: string;
	/** True for a browser that came by https: it then sends the cookie over https only. */
	readonly secure: boolean;
}

/** What is beside the site on the same host does not get its cookies. */
export function cookiePath({ basePath }: Pick<Settings, "basePath">): string {
	return basePath || "/";
}

interface SessionAttributes {
	/** What the player signed in with, as shown to the player. */
	readonly device: string;
}

interface PlayerAttributes {
	readonly username: string;
	readonly isAdmin: boolean;
}

declare module "lucia" {
	interface Register {
		Lucia: Lucia<Record<never, never>, PlayerAttributes>;
		DatabaseSessionAttributes: SessionAttributes;
		DatabaseUserAttributes: PlayerAttributes;
	}
}

export type Sessions = Lucia<Record<never, never>, PlayerAttributes>;

/** Sliding sessions of 30 days. Whether the cookie is `Secure` is decided per request. @param path of the cookie */
export function createSessions(db: Database, clock: Clock, path: string): Sessions {
	return new Lucia(createSessionAdapter(db, clock), {
		sessionExpiresIn: new TimeSpan(30, "d"),
		sessionCookie: {
			name: SESSION_COOKIE,
			attributes: { sameSite: "lax", path },
		},
		getUserAttributes: ({ username, isAdmin }) => ({ username, isAdmin }),
	});
}

/** The last use is stored at most this often, so that looking a session up rarely writes. */
const SEEN_STEP_MS = 5 * 60_000;

/** Stores only the SHA-256 of the cookie's secret, so that readers of the database can't sign in. */
export function createSessionAdapter(db: Database, clock: Clock): Adapter {
	/** How far the machine's time, which Lucia reads, is ahead of the site's clock; 0 except in tests. */
	const clockOffset = () => Date.now() - clock.now();
	return {
		async getSessionAndUser(secret): Promise<[DatabaseSession | null, DatabaseUser | null]> {
			const id = hashSecret(secret);
			const row = await db.kysely
				.selectFrom("sessions")
				.innerJoin("users", "users.id", "sessions.user_id")
				.select([
					"sessions.expires_at",
					"sessions.last_seen_at",
					"sessions.device",
					"users.id as user_id",
					"users.username",
					"users.is_admin",
				])
				.where("sessions.id", "=", id)
				.executeTakeFirst();
			if (!row) return [null, null];
			const now = clock.now();
			if (now - row.last_seen_at >= SEEN_STEP_MS)
				await db.kysely.updateTable("sessions").set({ last_seen_at: now }).where("id", "=", id).execute();
			const session = {
				id: secret,
				userId: row.user_id,
				expiresAt: new Date(row.expires_at + clockOffset()),
				attributes: { device: row.device },
			};
			const attributes = { username: row.username, isAdmin: row.is_admin === 1 };
			return [session, { id: row.user_id, attributes }];
		},
		// Lucia can't list sessions, because hashes can't be turned back into secrets; a query of ours lists them.
		getUserSessions: () => Promise.resolve([]),
		async setSession(session) {
			const row = {
				id: hashSecret(session.id),
				user_id: session.userId,
				expires_at: session.expiresAt.getTime() - clockOffset(),
				created_at: clock.now(),
				last_seen_at: clock.now(),
				device: session.attributes.device,
			};
			await db.kysely.insertInto("sessions").values(row).execute();
		},
		async updateSessionExpiration(secret, expiresAt) {
			await db.kysely
				.updateTable("sessions")
				.set({ expires_at: expiresAt.getTime() - clockOffset() })
				.where("id", "=", hashSecret(secret))
				.execute();
		},
		async deleteSession(secret) {
			await db.kysely.deleteFrom("sessions").where("id", "=", hashSecret(secret)).execute();
		},
		async deleteUserSessions(userId) {
			await db.kysely.deleteFrom("sessions").where("user_id", "=", userId).execute();
		},
		async deleteExpiredSessions() {
			const before = clock.now() + 1;
			await deleteOld(db.kysely, "sessions", { column: "expires_at", key: ["id"], before });
		},
	};
}
