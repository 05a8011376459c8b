import { monitorEventLoopDelay } from "node:perf_hooks";
import { setTimeout as sleep } from "node:timers/promises";
import type { Database } from "@hilo/db/open-database";
import { TestSite } from "@hilo/server/testing/test-site";
import { median } from "../median.ts";
import { atMost, type Line, millis } from "../report.ts";
import { largeGame } from "./large-game.ts";

const MAX_MS = 50;
const SAVES = 15;
const WARM_UP = 5;
const EMOJI = "🏔";
/** The histogram records nothing before the second tick of its timer. */
const SETTLE_MS = 30;

/** Measures how long saving a game of 500 items with the longest, widest texts blocks the event loop. */
export async function saveHolds(name: string, db: Database): Promise<Line[]> {
	const site = new TestSite(db, { settings: { rateLimits: false } });
	const player = await site.player("saver");
	const { items, ...game } = largeGame("A game of full size");
	const wide = items.map((item) => ({ ...item, name: EMOJI.repeat(100), description: EMOJI.repeat(300) }));
	const holds: number[] = [];
	for (let n = 0; n < SAVES; n++) {
		const body = JSON.stringify({ ...game, items: wide });
		const ms = await longestHold(() => player.post("/trpc/customGames.create", body));
		if (n >= WARM_UP) holds.push(ms);
	}
	return [atMost(`${name}: event loop held by a game of full size`, median(holds), MAX_MS, millis)];
}

async function longestHold(work: () => Promise<unknown>): Promise<number> {
	const delays = monitorEventLoopDelay({ resolution: 1 });
	delays.enable();
	await sleep(SETTLE_MS);
	await work();
	await sleep(SETTLE_MS);
	delays.disable();
	return delays.max / 1e6;
}
