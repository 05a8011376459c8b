import { createHash } from "node:crypto";
import SqliteDatabase, { type Database } from "better-sqlite3";

/** SQLite's durability: NORMAL does not wait for the disk, FULL does. */
export type Synchronous = "normal" | "full";

const USERS = 20_000;
const GAME = "githubGame";
const FAR_FUTURE_MS = 4_102_444_800_000;
const SCHEMA = `
	create table users (id text primary key, username text not null, avatar_url text, is_admin integer not null) strict, without rowid;
	create table sessions (id text primary key, user_id text not null references users, expires_at integer not null) strict, without rowid;
	create table high_scores (
		user_id text not null references users, game_key text not null, score integer not null,
		selected_feature text, achieved_at integer not null, primary key (user_id, game_key)
	) strict, without rowid;
	create index board on high_scores (game_key, score desc, achieved_at, user_id);
`;

export const secretOf = (user: number) => `secret-of-user-${user}`;

export const hashOf = (secret: string) => createHash("sha256").update(secret).digest("base64url");

export function makeExpressDatabase(file: string): void {
	const db = openExpressDatabase(file, "normal");
	db.exec(SCHEMA);
	const addUser = db.prepare("insert into users values (?, ?, null, 0)");
	const addSession = db.prepare("insert into sessions values (?, ?, ?)");
	const addScore = db.prepare("insert into high_scores values (?, ?, ?, null, ?)");
	db.transaction(() => {
		for (let n = 0; n < USERS; n++) {
			const id = hashOf(`user ${n}`);
			addUser.run(id, `user${n}`);
			addSession.run(hashOf(secretOf(n)), id, FAR_FUTURE_MS);
			addScore.run(id, GAME, n % 50, n);
		}
	})();
	db.close();
}

export function openExpressDatabase(file: string, synchronous: Synchronous): Database {
	const db = new SqliteDatabase(file);
	db.pragma("journal_mode = wal");
	db.pragma(`synchronous = ${synchronous}`);
	db.pragma("foreign_keys = on");
	db.pragma("cache_size = -65536");
	db.pragma("mmap_size = 268435456");
	return db;
}
