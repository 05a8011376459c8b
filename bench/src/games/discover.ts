import type { Database } from "@hilo/db/open-database";
import { discover } from "@hilo/server/features/custom-games/lists/discover";
import { UNLIMITED } from "@hilo/server/platform/limits/rate-limits";
import { EventLoopQueue } from "@hilo/server/platform/system/event-loop-queue";
import { ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { timeCalls } from "../social/time-calls.ts";
import { COMMON, CREATOR, IN_ALL, RARE } from "./game-list.ts";

const ASKED = {
	"the first page": { search: "", most: 1.5 },
	"what every game has": { search: IN_ALL, most: 2 },
	"what one of twenty has": { search: COMMON[0], most: 4 },
	"two words of which each is common": { search: `${IN_ALL} ${COMMON[1]}`, most: null },
	"what ten games have": { search: RARE, most: 2 },
	"a creator's name": { search: CREATOR, most: null },
	"what no game has": { search: "zzz", most: 1.5 },
} as const;

type Asked = keyof typeof ASKED;

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
	for (const asked of Object.keys(ASKED) as Asked[]) {
		const { search, most } = ASKED[asked];
		const work = (db: Database) => ({
			calls: CALLS,
			call: () => discover({ ...VISITOR, db }, { page: 1, limit: 10, search, order: "updated" }),
		});
		const costs = await timeCalls({ few: work(few), many: work(many) });
		const growth = ratio(costs.many, costs.few);
		const what = "  the second in terms of the first";
		lines.push(
			info(
				`${name}: ${asked}, among 1,000 games and 100,000`,
				`${micros(median(costs.few))}, ${micros(median(costs.many))}`,
			),
			most === null ? info(what, times(growth)) : atMost(what, growth, most, times),
		);
	}
	return lines;
}
