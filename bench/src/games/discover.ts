import type { Database } from "@hilo/db/open-database";
import { discover } from "@hilo/server/features/custom-games/lists/discover";
import { median } from "../median.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { timeCalls } from "../social/time-calls.ts";
import { COMMON, CREATOR, IN_ALL, RARE } from "./game-list.ts";

/** What is asked for, and how much more it may cost among a hundred times as many games. */
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
/** µs of a call, by what was asked for. */
export type DiscoverTimes = Readonly<Record<Asked, number>>;

const CALLS = 5;

/** Measures each of the searches and the page without one. */
export async function timeDiscover(db: Database): Promise<DiscoverTimes> {
	const ctx = { db, actor: { kind: "visitor" } as const };
	const works = Object.fromEntries(
		Object.entries(ASKED).map(([asked, { search }]) => [
			asked,
			{ calls: CALLS, call: () => discover(ctx, { page: 1, limit: 10, search, order: "updated" }) },
		]),
	) as Record<Asked, { calls: number; call: () => Promise<unknown> }>;
	const all = await timeCalls(works);
	return Object.fromEntries(Object.entries(all).map(([asked, costs]) => [asked, median(costs)])) as Record<
		Asked,
		number
	>;
}

/** What each costs among many games, in terms of the same among few. */
export function discoverLines(name: string, few: DiscoverTimes, many: DiscoverTimes): Line[] {
	return (Object.keys(ASKED) as Asked[]).flatMap((asked) => {
		const { most } = ASKED[asked];
		const costs = `${micros(few[asked])}, ${micros(many[asked])}`;
		const ratio = many[asked] / few[asked];
		const what = "  the second in terms of the first";
		return [
			info(`${name}: ${asked}, among 1,000 games and 100,000`, costs),
			most === null ? info(what, times(ratio)) : atMost(what, ratio, most, times),
		];
	});
}
