// Hand-written counterparts of the measured calls, on Hono and raw better-sqlite3.
import { createHash } from "node:crypto";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { getCookie } from "hono/cookie";
import { rawBoard } from "./raw-board.ts";
import { rawGuess } from "./raw-guess.ts";
import { openRaw } from "./raw-sqlite.ts";

const app = new Hono();
app.get("/health", (c) => c.json({ status: "ok" }));
app.get("/bare", (c) => c.json({ status: "ok", at: 1_795_257_600_000, names: ["ada", "bob"] }));

const file = process.env.DATABASE_FILE;
if (file) {
	const db = openRaw(file);
	// With "?" instead of "+?", SQLite would plan the join again for every value.
	const sessionOf = db.prepare<[string], { user_id: string; expires_at: number }>(
		`select sessions.user_id, sessions.expires_at, users.username, users.is_admin, users.revision
			from sessions join users on users.id = sessions.user_id where sessions.id = +?`,
	);
	const board = rawBoard(db);
	const guess = rawGuess(db);
	app.get("/board/:key", (c) => c.json(board(c.req.param("key"))));
	app.post("/guess", async (c) => {
		const secret = getCookie(c, "hilo_session") ?? "";
		const session = sessionOf.get(createHash("sha256").update(secret).digest("base64url"));
		if (!session || session.expires_at <= Date.now()) return c.json({ message: "Please sign in." }, 401);
		const verdict = guess(session.user_id, await c.req.json());
		return verdict ? c.json(verdict) : c.json({ message: "That is not your round." }, 409);
	});
}

const server = serve({ fetch: app.fetch, hostname: "127.0.0.1", port: Number(process.env.PORT) });
process.once("SIGTERM", () => {
	server.close();
	process.exit(0);
});
