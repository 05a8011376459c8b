import type { Database } from "@hilo/db/open-database";
import { findPage } from "@hilo/server/features/custom-games/lists/discover.repo";
import {
	findBestGames,
	findCreatorTotals,
	findMostPlayed,
} from "@hilo/server/features/leaderboards/popular.repo";
import { median } from "../median.ts";
import { atMost, type Line, millis } from "../report.ts";
import { timeCalls } from "../social/time-calls.ts";

const MAX_MS = 50;
const TEN_CREATORS = Array.from({ length: 10 }, (_, n) => `creator-${n}-${n}`);
const FIRST_PAGE = {
	viewerId: "",
	featuredAt: Number.MAX_SAFE_INTEGER,
	featuredId: "",
	offset: 0,
	limit: 10,
} as const;

/** The reads of popular games and top creators. The totals of all creators are read once a minute. */
const READS = {
	"the most played games": ({ kysely }: Database) => findMostPlayed(kysely, "", 50),
	"the first page of popular games": ({ kysely }: Database) => findPage(kysely, "popular", FIRST_PAGE),
	"the plays of all creators": ({ kysely }: Database) => findCreatorTotals(kysely, 100),
	"the best games of ten creators": ({ kysely }: Database) => findBestGames(kysely, TEN_CREATORS),
} as const;

export async function popularLines(name: string, many: Database): Promise<Line[]> {
	const lines: Line[] = [];
	for (const [label, read] of Object.entries(READS)) {
		const { costs } = await timeCalls({ costs: { calls: 1, call: () => read(many) } });
		lines.push(atMost(`${name}: ${label}, among 100,000 games`, median(costs) / 1000, MAX_MS, millis));
	}
	return lines;
}
