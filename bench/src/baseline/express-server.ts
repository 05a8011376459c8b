// The peer: a well-built site of the usual kind. Express 5 and better-sqlite3 with nothing else.
import type { Database } from "better-sqlite3";
import express from "express";
import { hashOf, openExpressDatabase } from "./express-database.ts";

interface Session {
	readonly user_id: string;
	readonly username: string;
	readonly is_admin: number;
	readonly expires_at: number;
}

interface StoredScore {
	readonly score: number;
}

const app = express();
app.disable("x-powered-by");
app.get("/health", (_request, response) => void response.json({ status: "ok" }));
app.get("/bare", (_request, response) => {
	response.json({ status: "ok", at: 1_795_257_600_000, names: ["ada", "bob"] });
});

const { DATABASE_FILE: file, SYNCHRONOUS: synchronous } = process.env;
if (file) mountScores(openExpressDatabase(file, synchronous === "full" ? "full" : "normal"));

function mountScores(db: Database): void {
	// With "?" instead of "+?", SQLite would plan a join again for every value.
	const sessionOf = db.prepare<[string], Session>(
		`select s.user_id, s.expires_at, u.username, u.is_admin
			from sessions s join users u on u.id = s.user_id where s.id = +?`,
	);
	const topTen = db.prepare<[string]>(
		`select h.user_id as userId, u.username, u.avatar_url as avatarUrl, h.score, h.selected_feature as selectedFeature
			from high_scores h join users u on u.id = h.user_id
			where h.game_key = +? order by h.score desc, h.achieved_at, h.user_id limit 10`,
	);
	const scoreOf = db.prepare<[string, string], StoredScore>(
		"select score, achieved_at from high_scores where user_id = ? and game_key = ?",
	);
	const putScore = db.prepare(
		`insert into high_scores values (?, ?, ?, ?, ?) on conflict do update set
			score = excluded.score, selected_feature = excluded.selected_feature, achieved_at = excluded.achieved_at`,
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
	app.get("/board/:game", (request, response) => void response.json(topTen.all(request.params.game)));
	app.post("/score", express.json(), (request, response) => {
		const session: Session | undefined = response.locals.session;
		if (!session) return void response.status(401).json({ message: "Please sign in." });
		const { game, score, feature = null } = request.body;
		if (typeof game !== "string" || !Number.isInteger(score))
			return void response.status(400).json({ message: "That is no score." });
		response.json({
			username: session.username,
			game,
			...saveScore.immediate(session.user_id, game, score, feature),
		});
	});
}

const server = app.listen(Number(process.env.PORT), "127.0.0.1");
process.once("SIGTERM", () => {
	server.close();
	process.exit(0);
});
