import { median } from "../median.ts";
import { inScratch, startRawServer, startSite } from "../processes/workspace.ts";
import { info, type Line, millis, times } from "../report.ts";

const ROUNDS = 9;

/** Measures the time from the start of the built site's process to the first healthy answer. */
export function startUp(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const first = await startSite(folder);
		await first.stop();
		const site: number[] = [];
		const raw: number[] = [];
		for (let round = 0; round < ROUNDS; round++) {
			for (const [start, into] of [
				[() => startSite(folder), site],
				[() => startRawServer(), raw],
			] as const) {
				const started = await start();
				into.push(started.startMs);
				await started.stop();
			}
		}
		return [
			info("bare Hono", millis(median(raw))),
			info("the site, on an empty data folder", millis(first.startMs)),
			info("the site, on its data", millis(median(site))),
			info("the site in terms of bare Hono", times(median(site.map((ms, i) => ms / (raw[i] ?? Number.NaN))))),
		];
	});
}
