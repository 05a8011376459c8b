import type { Database } from "@hilo/db/open-database";
import { aUser } from "@hilo/db/testing/rows";
import type { GameKey } from "@hilo/rules/play/games";
import { DAY_MS } from "@hilo/rules/time/durations";
import { saveHighScore } from "@hilo/server/features/progression/save-high-score";
import { Player, TestSite } from "@hilo/server/testing/test-site";
import { sql } from "kysely";
import { ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { onEachDatabase } from "../social/social-databases.ts";
import { timeCalls, type Work } from "../social/time-calls.ts";

const FEW = 1_000;
const MANY = 1_000_000;
const BATCH = 2_000;
const MAX_GROWTH = 1.3;
const CALLS = 40;
const CALLERS = 500;

const KEY: GameKey = "countryGame";
const NOW = Date.UTC(2026, 10, 22, 12);
const YEAR_MS = 365 * DAY_MS;
const idOf = (n: number) => `player-${String(n).padStart(7, "0")}`;
/** Pseudo-random in [0, 1) for an irrational `seed`. */
const fraction = (n: number, seed: number) => ((n + 1) * seed) % 1;

/** Measures a player's own rank on a board and a score that changes it, among a thousand and a million players. */
export function rank(): Promise<Line[]> {
	return onEachDatabase(async (name, many) => {
		await addScores(many, MANY);
		return onEachDatabase(async (otherName, few) => {
			if (otherName !== name) return [];
			await addScores(few, FEW);
			return rankLines(name, few, many);
		});
	});
}

/** A year of scores, most of them small and equal to many others. */
async function addScores(db: Database, count: number): Promise<void> {
	for (let first = 0; first < count; first += BATCH) {
		const numbers = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => first + n);
		const scores = numbers.map((n) => ({
			user_id: idOf(n),
			game_key: KEY,
			score: 1 + Math.floor(-7 * Math.log(1 - fraction(n, Math.SQRT2))),
			selected_feature: null,
			verified: n % 20 === 0 ? (0 as const) : (1 as const),
			achieved_at: NOW - Math.floor(YEAR_MS * fraction(n, Math.PI)),
		}));
		await db.transaction(async (tx) => {
			await tx
				.insertInto("users")
				.values(numbers.map((n) => aUser(idOf(n))))
				.execute();
			await tx.insertInto("high_scores").values(scores).execute();
		});
	}
	// Runs now instead of whenever autovacuum would. SQLite sites never run ANALYZE.
	if (db.dialect === "postgres") await sql`vacuum analyze`.execute(db.kysely);
}

async function rankLines(name: string, few: Database, many: Database): Promise<Line[]> {
	const rankTimes = await timeCalls({ few: await rankWork(few, FEW), many: await rankWork(many, MANY) });
	const scoreTimes = await timeCalls({ few: scoreWork(few, FEW), many: scoreWork(many, MANY) });
	return [
		info(`${name}: the call for one's own place, among 1,000 and 1,000,000`, both(rankTimes)),
		atMost("  the second in terms of the first", ratio(rankTimes.many, rankTimes.few), MAX_GROWTH, times),
		info(`${name}: a new best score, of all times, the month and the week, among as many`, both(scoreTimes)),
	];
}

/** The whole call, by players from all over the board in turn. */
async function rankWork(db: Database, count: number): Promise<Work> {
	const site = new TestSite(db, { settings: { rateLimits: false } });
	const call = `/api/trpc/leaderboards.ownRank?input=${encodeURIComponent(JSON.stringify({ key: KEY, period: "all" }))}`;
	const players: Player[] = [];
	for (let n = 0; n < CALLERS; n++) {
		const id = idOf(Math.floor(count * fraction(n, Math.E)));
		const player = new Player(site.app, {}, { id, username: id });
		await site.signIn(player);
		players.push(player);
	}
	let next = 0;
	return {
		calls: CALLS,
		async call() {
			const answer = await players[next++ % CALLERS]?.fetch(call);
			if (answer?.status !== 200) throw new Error(`The call answered ${answer?.status}.`);
		},
	};
}

function scoreWork(db: Database, count: number): Work {
	const { services } = new TestSite(db);
	let call = 0;
	return {
		calls: CALLS / 4,
		call: () => {
			const userId = idOf(Math.floor(count * fraction(++call, Math.LN2)));
			const reached = { userId, gameKey: KEY, score: 200 + call, label: null, verified: true, at: NOW };
			return db.transaction((tx) => saveHighScore(services, tx, reached));
		},
	};
}

const both = ({ few, many }: { few: readonly number[]; many: readonly number[] }) =>
	`${micros(median(few))}, ${micros(median(many))}`;
