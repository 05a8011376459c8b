import { interleave, ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { databaseFile, startRawServer, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { getter } from "./poll.ts";
import { seededFolder } from "./seeded-folder.ts";

const PLAN = { warmUp: 12, rounds: 15, requests: 80 };
const MAX_GROWTH = 1.3;
const BOARD = "githubGame";

export async function board(): Promise<Line[]> {
	const [small, middle, large] = [
		await seededFolder(1_000),
		await seededFolder(100_000),
		await seededFolder(1_000_000),
	];
	const sites = [await startSite(small), await startSite(middle), await startSite(large)] as const;
	const rawServers = [
		await startRawServer(databaseFile(small)),
		await startRawServer(databaseFile(middle)),
		await startRawServer(databaseFile(large)),
	] as const;
	return whileRunning([...sites, ...rawServers], async () => {
		const [site, raw] = [`/api/leaderboard/${BOARD}`, `/board/${BOARD}`];
		const costs = await interleave(
			{
				small: getter(sites[0], site, {}, 200),
				rawSmall: getter(rawServers[0], raw, {}, 200),
				middle: getter(sites[1], site, {}, 200),
				rawMiddle: getter(rawServers[1], raw, {}, 200),
				large: getter(sites[2], site, {}, 200),
				rawLarge: getter(rawServers[2], raw, {}, 200),
			},
			PLAN,
		);
		const comparison = (players: string, cost: readonly number[], rawCost: readonly number[]) =>
			info(
				`the board at ${players} players, the site and by hand`,
				`${micros(median(cost))}, ${micros(median(rawCost))}: ${times(ratio(cost, rawCost))}`,
			);
		return [
			comparison("1,000", costs.small, costs.rawSmall),
			comparison("100,000", costs.middle, costs.rawMiddle),
			comparison("1,000,000", costs.large, costs.rawLarge),
			info("1,000,000 in terms of 1,000, by hand", times(ratio(costs.rawLarge, costs.rawSmall))),
			atMost("1,000,000 in terms of 1,000, the site", ratio(costs.large, costs.small), MAX_GROWTH, times),
		];
	});
}
