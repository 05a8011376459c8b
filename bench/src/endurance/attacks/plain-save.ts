import type { Player } from "@hilo/server/testing/test-site";
import { largeGame } from "../../games/large-game.ts";
import { median } from "../../median.ts";
import type { Hold } from "../../processes/hold-watch.ts";
import { atMost, info, type Line, millis, times } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";
import { postJson } from "./post.ts";

const SAVES = 8;
/** The first saves run uncompiled code and are slower. */
const WARM_UP = 3;
/** Other requests in the same pass of the event loop count as well. */
const MAX_RATIO = 3;

/** Compares thread CPU, which other programs and a slow disk do not affect. */
export async function compareWithPlainSave(site: SiteProcess, player: Player, hold: Hold): Promise<Line[]> {
	const saves: Hold[] = [];
	for (let n = 0; n < SAVES; n++) {
		const body = JSON.stringify(largeGame(`Plain ${n}`));
		saves.push(await site.longestHold(() => save(site, player, body)));
	}
	const plain = saves.slice(WARM_UP);
	const cpu = median(plain.map((save) => save.cpu));
	const elapsed = median(plain.map((save) => save.elapsed));
	return [
		info("  event loop held at most", `${millis(hold.elapsed)} (CPU ${millis(hold.cpu)})`),
		info("  by saving one game of full size", `${millis(elapsed)} (CPU ${millis(cpu)})`),
		atMost("  longest hold of the event loop beside that, in CPU", hold.cpu / cpu, MAX_RATIO, times),
	];
}

async function save(site: SiteProcess, player: Player, body: string): Promise<void> {
	const status = await postJson(site, player, "/trpc/customGames.create", body);
	if (status !== 200) throw new Error(`A plain save was answered ${status}.`);
}
