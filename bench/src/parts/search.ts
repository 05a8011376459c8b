import type { Database } from "@hilo/db/open-database";
import { aUser } from "@hilo/db/testing/rows";
import { usernameKey } from "@hilo/rules/users/keys";
import { playerName } from "@hilo/server/features/seed/player-names";
import { TestSite } from "@hilo/server/testing/test-site";
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
const MAX_US = 2_000;
const CALLS = 20;

/** Two-letter parts: at the start of many names, inside many, and in few or none. */
const PARTS = {
	"that many begin with": ["ma", "ot", "sa"],
	"that many have inside": ["er", "el", "ra", "en"],
	"that few or none have": ["zz", "qz", "xq", "7z"],
} as const;

export function search(): Promise<Line[]> {
	return onEachDatabase(async (name, many) => {
		await addPlayers(many, MANY);
		return onEachDatabase(async (otherName, few) => {
			if (otherName !== name) return [];
			await addPlayers(few, FEW);
			const lines: Line[] = [];
			for (const [label, parts] of Object.entries(PARTS)) {
				const searchTimes = await timeCalls({
					few: await searchWork(few, parts),
					many: await searchWork(many, parts),
				});
				lines.push(
					info(`${name}: two letters ${label}, among 1,000`, micros(median(searchTimes.few))),
					atMost("  among 1,000,000", median(searchTimes.many), MAX_US, micros),
					atMost(
						"  the second in terms of the first",
						ratio(searchTimes.many, searchTimes.few),
						MAX_GROWTH,
						times,
					),
				);
			}
			return lines;
		});
	});
}

async function addPlayers(db: Database, count: number): Promise<void> {
	for (let first = 0; first < count; first += BATCH) {
		const users = Array.from({ length: Math.min(BATCH, count - first) }, (_, n) => {
			const username = playerName(first + n);
			return { ...aUser(`player-${first + n}`), username, username_key: usernameKey(username) };
		});
		await db.transaction((tx) => tx.insertInto("users").values(users).execute());
	}
	// Runs now instead of whenever autovacuum would. SQLite sites never run ANALYZE.
	if (db.dialect === "postgres") await sql`vacuum analyze`.execute(db.kysely);
}

async function searchWork(db: Database, parts: readonly string[]): Promise<Work> {
	const site = new TestSite(db, { settings: { rateLimits: false } });
	const name = `searcher-${crypto.randomUUID().slice(0, 8)}`;
	const player = await site.player(name);
	let next = 0;
	return {
		calls: CALLS,
		async call() {
			const query = parts[next++ % parts.length] ?? "";
			const answer = await player.fetch(`/api/user/search?query=${query}`);
			if (answer.status !== 200) throw new Error(`The call answered ${answer.status}.`);
		},
	};
}
