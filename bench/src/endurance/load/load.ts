import { setTimeout as sleep } from "node:timers/promises";
import { MINUTE_MS } from "@hilo/rules/time/durations";
import { median } from "../../median.ts";
import { atMost, info, type Line, times } from "../../report.ts";
import { type Crowd, gatherCrowd } from "../crowd/crowd.ts";
import { Dice } from "../crowd/dice.ts";
import { Ledger } from "../crowd/ledger.ts";
import { whileActing } from "../crowd/while-acting.ts";
import { inDatabase } from "../databases.ts";
import { LiveEventListener } from "../live-event-listener.ts";
import { type OperatorSite, openOperatorSite } from "../operator-site.ts";
import type { EnduranceOptions } from "../options.ts";
import { printFindings } from "../print-findings.ts";
import { SiteProcess } from "../site-process.ts";
import { Returner, Visitor } from "./visitors.ts";

const MEMBERS_PER_KIND = 4;
const STREAMS = 40;
/** Memory samples. Caches fill and code is compiled during the first ones. */
const SAMPLES = 12;
/** Medians of these samples are compared: a single sample may coincide with the rendering of a page. */
const SETTLED_SAMPLES = [5, 8] as const;
const LAST_SAMPLES = [9, 12] as const;
const MAX_GROWTH = 1.05;

export function load({ database, minutes, seed }: EnduranceOptions): Promise<Line[]> {
	return inDatabase(database, async ({ url, env }) => {
		const operator = await openOperatorSite(url);
		const server = await SiteProcess.start(env);
		const ledger = new Ledger();
		const listeners: LiveEventListener[] = [];
		try {
			const crowd = await gatherAll(operator, { ledger, url: server.url, seed }, listeners);
			const memory = await whileActing(crowd, seed, () => watch(server, minutes));
			await crowd.verify();
			return linesOf(ledger, memory, server, minutes);
		} finally {
			for (const listener of listeners) listener.close();
			await server.stop();
			await operator.close();
		}
	});
}

async function gatherAll(
	{ site }: OperatorSite,
	{ ledger, url, seed }: { ledger: Ledger; url: string; seed: string },
	listeners: LiveEventListener[],
): Promise<Crowd> {
	const crowd = await gatherCrowd({ site, ledger, urls: [url], seed });
	const members = [...crowd.members];
	const options = (name: string) => ({ ledger, url, dice: new Dice(`${seed} ${name}`) });
	const administrator = await site.player("boss", { isAdmin: true });
	for (let n = 0; n < MEMBERS_PER_KIND; n++) {
		const player = await site.player(`player${n}`);
		await site.player(`returner${n}`);
		members.push(new Visitor(options(`visitor${n}`)));
		members.push(new Visitor(options(`player${n}`), player.cookieHeader));
		members.push(new Visitor(options(`boss${n}`), administrator.cookieHeader, true));
		members.push(new Returner(options(`returner${n}`), `returner${n}`));
		for (let open = 0; open < STREAMS / MEMBERS_PER_KIND; open++)
			listeners.push(new LiveEventListener(url, player.cookieHeader, "message"));
	}
	return { members, verify: crowd.verify };
}

async function watch(server: SiteProcess, minutes: number): Promise<NodeJS.MemoryUsage[]> {
	const samples: NodeJS.MemoryUsage[] = [];
	for (let n = 0; n < SAMPLES; n++) {
		await sleep((minutes * MINUTE_MS) / SAMPLES);
		samples.push(await server.memory());
	}
	return samples;
}

function linesOf(
	ledger: Ledger,
	memory: readonly NodeJS.MemoryUsage[],
	{ log, crashes }: SiteProcess,
	minutes: number,
): Line[] {
	const errors = log.filter((line) => /"level":"(?:error|fatal)"/.test(line));
	printFindings(ledger, errors);
	const shown = (kind: "heapUsed" | "rss") =>
		`${memory.map((sample) => (sample[kind] / 1e6).toFixed(0)).join(" ")} MB`;
	const medianOf = (samples: readonly [number, number], kind: "heapUsed" | "rss") =>
		median(memory.slice(...samples).map((sample) => sample[kind]));
	const growth = (kind: "heapUsed" | "rss") => medianOf(LAST_SAMPLES, kind) / medianOf(SETTLED_SAMPLES, kind);
	return [
		info(`calls in ${minutes} minutes`, String(ledger.acknowledged)),
		info("memory in use", shown("heapUsed")),
		atMost("  growth from the middle to the end", growth("heapUsed"), MAX_GROWTH, times),
		info("resident memory", shown("rss")),
		atMost("  growth from the middle to the end", growth("rss"), MAX_GROWTH, times),
		atMost("answers that should not be", ledger.wrong.length, 0, String),
		atMost("lost", ledger.lost.length, 0, String),
		atMost("doubled", ledger.doubled.length, 0, String),
		atMost("errors in the log", errors.length, 0, String),
		atMost("servers that ended", crashes, 0, String),
	];
}
