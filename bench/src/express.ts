// What the site is compared with: Express 5 with better-sqlite3 and `compression`, as usually set up, and nothing else.
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import SqliteDatabase, { type Database } from "better-sqlite3";
import compression from "compression";
import express from "express";

/**
 * DATABASE_FILE: made when it is missing. SYNCHRONOUS: NORMAL does not wait for the disk, FULL does.
 * PAGE_FILE: a page that is sent compressed.
 */
const { DATABASE_FILE, SYNCHRONOUS = "normal", PAGE_FILE, PORT } = process.env;
const USERS = 20_000;
const FAR_FUTURE_MS = 4_102_444_800_000;
const SCHEMA = `
	create table users (id text primary key, username text not null, is_admin integer not null) strict, without rowid;
	create table sessions (id text primary key, user_id text not null references users, expires_at integer not null) strict, without rowid;
	create table high_scores (
		user_id text not null references users, game_key text not null, score integer not null,
		label text, achieved_at integer not null, primary key (user_id, game_key)
	) strict, without rowid;
	create index board on high_scores (game_key, score desc, achieved_at, user_id);
`;

interface Session {
	readonly user_id: string;
	readonly username: string;
	readonly is_admin: number;
	readonly expires_at: number;
}

const app = express();
app.disable("x-powered-by");
app.get("/health", (_request, response) => void response.json({ status: "ok" }));
if (DATABASE_FILE) mountScores(openDatabase(DATABASE_FILE));
if (PAGE_FILE) mountPage(readFileSync(PAGE_FILE, "utf8"));
const server = app.listen(Number(PORT), "127.0.0.1");
process.once("SIGTERM", () => {
	server.close();
	process.exit(0);
});

function mountPage(text: string): void {
	app.use(compression());
	app.get("/", (_request, response) => void response.type("html").send(text));
}

function mountScores(db: Database): void {
	// With "?" instead of "+?", SQLite would plan a join again for every value.
	const sessionOf = db.prepare<[string], Session>(
		`select s.user_id, s.expires_at, u.username, u.is_admin
			from sessions s join users u on u.id = s.user_id where s.id = +?`,
	);
	const scoreOf = db.prepare<[string, string], { readonly score: number }>(
		"select score, achieved_at from high_scores where user_id = ? and game_key = ?",
	);
	const putScore = db.prepare(
		`insert into high_scores values (?, ?, ?, ?, ?) on conflict do update set
			score = excluded.score, label = excluded.label, achieved_at = excluded.achieved_at`,
	);
	const saveScore = db.transaction((userId: string, game: string, score: number, feature: string | null) => {
		const best = scoreOf.get(userId, game)?.score ?? 0;
		if (score > best) putScore.run(userId, game, score, feature, Date.now());
		return { best: Math.max(best, score), newBest: score > best };
	});
	// Runs for every call, as session libraries do.
	app.use(({ headers }, { locals }, next) => {
		const secret = /(?:^|;\s*)session=([^;]+)/.exec(headers.cookie ?? "")?.[1];
		const session = secret === undefined ? undefined : sessionOf.get(hashOf(secret));
		if (session && session.expires_at > Date.now()) locals.session = session;
		next();
	});
	app.post("/score", express.json(), (request, response) => {
		const session: Session | undefined = response.locals.session;
		if (!session) return void response.status(401).json({ message: "Please sign in." });
		const { game, score, feature = null } = request.body;
		if (typeof game !== "string" || !Number.isInteger(score))
			return void response.status(400).json({ message: "That is no score." });
		const saved = saveScore.immediate(session.user_id, game, score, feature);
		response.json({ username: session.username, game, ...saved });
	});
}

function openDatabase(file: string): Database {
	const isNew = !existsSync(file);
	const db = new SqliteDatabase(file);
	db.pragma("journal_mode = wal");
	db.pragma(`synchronous = ${SYNCHRONOUS}`);
	db.pragma("foreign_keys = on");
	db.pragma("cache_size = -65536");
	db.pragma("mmap_size = 268435456");
	if (isNew) fill(db);
	return db;
}

/** The session of user n has the secret `secret-n`. */
function fill(db: Database): void {
	db.exec(SCHEMA);
	const addUser = db.prepare("insert into users values (?, ?, 0)");
	const addSession = db.prepare("insert into sessions values (?, ?, ?)");
	const addScore = db.prepare("insert into high_scores values (?, ?, ?, null, ?)");
	db.transaction(() => {
		for (let n = 0; n < USERS; n++) {
			const id = hashOf(`user ${n}`);
			addUser.run(id, `user${n}`);
			addSession.run(hashOf(`secret-${n}`), id, FAR_FUTURE_MS);
			addScore.run(id, "githubGame", n % 50, n);
		}
	})();
}

function hashOf(secret: string): string {
	return createHash("sha256").update(secret).digest("base64url");
}
