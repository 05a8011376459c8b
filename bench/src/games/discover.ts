import type { Database } from "@hilo/db/open-database";
import { discover } from "@hilo/server/features/custom-games/lists/discover";
import { UNLIMITED } from "@hilo/server/platform/limits/rate-limits";
import { EventLoopQueue } from "@hilo/server/platform/system/event-loop-queue";
import { ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { timeCalls } from "../social/time-calls.ts";
import { COMMON_WORDS, CREATOR_PREFIX, RARE_WORD, WORD_IN_ALL } from "./game-list.ts";

const SEARCHES = {
	"the first page": { search: "", maxRatio: 1.5 },
	"what every game has": { search: WORD_IN_ALL, maxRatio: 2 },
	"what one of twenty has": { search: COMMON_WORDS[0], maxRatio: 4 },
	"two words of which each is common": { search: `${WORD_IN_ALL} ${COMMON_WORDS[1]}`, maxRatio: null },
	"what ten games have": { search: RARE_WORD, maxRatio: 2 },
	"a creator's name": { search: CREATOR_PREFIX, maxRatio: null },
	"what no game has": { search: "zzz", maxRatio: 1.5 },
} as const;

type SearchName = keyof typeof SEARCHES;

const CALLS = 3;

const VISITOR = {
	actor: { kind: "visitor" },
	address: "local",
	rateLimits: UNLIMITED,
	eventLoopQueue: new EventLoopQueue(),
} as const;

/** Compares the cost among many games with the cost among few, in alternating rounds. */
export async function discoverLines(name: string, few: Database, many: Database): Promise<Line[]> {
	const lines: Line[] = [];
	for (const searchName of Object.keys(SEARCHES) as SearchName[]) {
		const { search, maxRatio } = SEARCHES[searchName];
		const work = (db: Database) => ({
			calls: CALLS,
			call: () => discover({ ...VISITOR, db }, { page: 1, limit: 10, search, order: "updated" }),
		});
		const costs = await timeCalls({ few: work(few), many: work(many) });
		const growth = ratio(costs.many, costs.few);
		const label = "  the second in terms of the first";
		lines.push(
			info(
				`${name}: ${searchName}, among 1,000 games and 100,000`,
				`${micros(median(costs.few))}, ${micros(median(costs.many))}`,
			),
			maxRatio === null ? info(label, times(growth)) : atMost(label, growth, maxRatio, times),
		);
	}
	return lines;
}
