import { join } from "node:path";
import { type Contender, compare, getters, register, send } from "./compare.ts";
import type { Row } from "./rows.ts";
import { hilo, type Server, scratch, startSite } from "./server.ts";

const FEW = 1000;
/** A million takes minutes to seed, and tells no more: both are far more than the ten rows that are read. */
const MANY = 100_000;
const PLAN = { warmUp: 8, rounds: 15, requests: 640 };
const MAX_RATIO = 1.3;
const BOARD = "/api/leaderboard/githubGame";

/** CPU of a classic board, which a process keeps in memory for a second or until a new high score. */
export async function board(): Promise<Row[]> {
	await using folder = await scratch();
	const seeded = (players: number) => {
		const env = { DATA_DIR: join(folder.path, String(players)) };
		hilo(env, "seed", "--users", String(players));
		return startSite(env);
	};
	await using many = await seeded(MANY);
	await using few = await seeded(FEW);
	const kept = await compare(
		{ server: many, lanes: getters(many, BOARD) },
		{ server: few, lanes: getters(few, BOARD) },
		PLAN,
	);
	const fresh = await compare(await scorer(many), await scorer(few), { ...PLAN, requests: 100 });
	return [
		{ name: `a board, among ${FEW} players`, value: kept.second, unit: "µs" },
		{ name: `a board, among ${MANY} players`, value: kept.first, unit: "µs" },
		{ name: "  compared with few", value: kept.ratio, unit: "×", target: { atMost: MAX_RATIO } },
		{ name: `a new high score and the board after it, among ${FEW}`, value: fresh.second, unit: "µs" },
		{ name: `a new high score and the board after it, among ${MANY}`, value: fresh.first, unit: "µs" },
		{ name: "  compared with few", value: fresh.ratio, unit: "×", target: { atMost: MAX_RATIO } },
	];
}

/** A player whose every score is higher than the one before. */
async function scorer(server: Server): Promise<Contender> {
	const { session: cookie } = await register(server.url, "scorer");
	const headers = { cookie, "content-type": "application/json" };
	let score = 100;
	const lane = async () => {
		const body = JSON.stringify({ game: "githubGame", score: score++ });
		await send(`${server.url}/api/user/update-score`, { method: "POST", headers, body });
		await send(server.url + BOARD);
	};
	return { server, lanes: [lane] };
}
