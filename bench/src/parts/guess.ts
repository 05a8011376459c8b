import { copyFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contender, type Costs, interleave, ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { databaseFile, inScratch, startRawServer, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, times } from "../report.ts";
import { guessers, openRuns, siteGuessers } from "./guessing.ts";

// Short rounds, because the other contender's deadlines keep running.
const PLAN = { warmUp: 32, rounds: 30, requests: 40 };
const PLAYERS = 8;
const MAX_RATIO = 3;

/** Measures the CPU of a judged guess on the site, and of the same statements in a hand-written handler. */
export function guess(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const players = await openRuns(folder, PLAYERS);
		await copyFile(databaseFile(folder), join(folder, "raw.sqlite"));
		const site = await startSite(folder);
		const raw = await startRawServer(join(folder, "raw.sqlite"));
		return whileRunning([site, raw], async () => {
			const contenders = {
				site: siteGuessers(site, players),
				raw: guessers(raw, players, "/guess", (body) => body),
			};
			const concurrent = await interleave(contenders, PLAN);
			const sequential = await interleave(
				{ site: firstLane(contenders.site), raw: firstLane(contenders.raw) },
				{ ...PLAN, warmUp: 1, requests: PLAN.requests * PLAYERS },
			);
			return [
				...lines("one after the other", sequential),
				...lines(`${PLAYERS} players at once`, concurrent),
			];
		});
	});
}

function lines(label: string, { site, raw }: Costs<"site" | "raw">): Line[] {
	return [
		info(`a judged guess, ${label}: by hand`, micros(median(raw))),
		info(`a judged guess, ${label}: the site`, micros(median(site))),
		atMost("  in terms of by hand", ratio(site, raw), MAX_RATIO, times),
	];
}

function firstLane({ process, lanes }: Contender): Contender {
	return { process, lanes: lanes.slice(0, 1) };
}
