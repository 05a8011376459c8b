import { setTimeout as sleep } from "node:timers/promises";
import { befriend } from "@hilo/server/testing/befriend";
import type { Player } from "@hilo/server/testing/test-site";
import { median } from "../median.ts";
import type { PostgresProcess } from "../processes/postgres-process.ts";
import { atMost, info, type Line, millis } from "../report.ts";
import { gatherCrowd } from "./crowd/crowd.ts";
import { Ledger } from "./crowd/ledger.ts";
import { RetryingClient } from "./crowd/retrying-client.ts";
import { whileActing } from "./crowd/while-acting.ts";
import { inDatabase } from "./databases.ts";
import { LiveEventListener } from "./live-event-listener.ts";
import { openOperatorSite } from "./operator-site.ts";
import type { EnduranceOptions } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { SiteProcess } from "./site-process.ts";

const FROZEN_MS = 5000;
/** Longer than both processes need to find out, and to make the connection again. */
const FROZEN_LIVE_EVENTS_MS = 14_000;
const CALM_MS = 1500;
const MAX_MS = 3000;
const STEP_MS = 25;

/** Each fault is over when PostgreSQL accepts connections again. */
const FAULTS = {
	"killed, with recovery": async (postgres: PostgresProcess) => {
		await postgres.kill();
		await postgres.restart();
	},
	restarted: async (postgres: PostgresProcess) => {
		await postgres.shutDown();
		await postgres.restart();
	},
	"frozen for 5 s": async (postgres: PostgresProcess) => {
		postgres.freeze();
		await sleep(FROZEN_MS);
		postgres.thaw();
	},
	"frozen behind the live events for 14 s": async (postgres: PostgresProcess) => {
		await postgres.freezeConnections("hilo live events");
		await sleep(FROZEN_LIVE_EVENTS_MS);
		postgres.thaw();
	},
} as const;
type Fault = keyof typeof FAULTS;

/** From the end of a fault, in ms: until both servers write again, and until one receives the other's live events. */
interface Recovery {
	readonly fault: Fault;
	readonly writes: number;
	readonly receives: number;
}

export function postgresFaults({ rounds, seed }: EnduranceOptions): Promise<Line[]> {
	return inDatabase("postgres", async ({ url, env, postgres }) => {
		if (!postgres) return [];
		const operator = await openOperatorSite(url);
		const servers = [await SiteProcess.start(env), await SiteProcess.start(env)];
		const urls = servers.map((server) => server.url);
		const ledger = new Ledger();
		const crowd = await gatherCrowd({ site: operator.site, ledger, urls, seed });
		const [writer, receiver] = [await operator.site.player("writer"), await operator.site.player("receiver")];
		await befriend(operator.site, writer, receiver);
		// The faults would break its connections too, and they are not under test.
		await operator.close();
		const probe = new Probe(urls, writer, receiver);
		try {
			const recoveries = await whileActing(crowd, seed, async () => {
				const found: Recovery[] = [];
				for (let n = 0; n < rounds; n++) {
					for (const fault of Object.keys(FAULTS) as Fault[]) {
						await sleep(CALM_MS);
						await FAULTS[fault](postgres);
						found.push({ fault, ...(await probe.recovery()) });
					}
				}
				return found;
			});
			for (const member of crowd.members) await member.verify();
			return linesOf(ledger, recoveries, servers);
		} finally {
			probe.close();
			await Promise.all(servers.map((server) => server.stop()));
		}
	});
}

class Probe {
	readonly #writers: readonly RetryingClient[];
	readonly #listener: LiveEventListener;
	readonly #friendId: string;
	#sent = 0;

	constructor(urls: readonly string[], writer: Player, receiver: Player) {
		// One client per server, so that none falls back to the other.
		this.#writers = urls.map((url) => new RetryingClient(new Ledger(), [url], writer.cookieHeader, 0));
		this.#listener = new LiveEventListener(urls[1] ?? "", receiver.cookieHeader, "message");
		this.#friendId = receiver.id;
	}

	async recovery(): Promise<{ writes: number; receives: number }> {
		const started = performance.now();
		await Promise.all(this.#writers.map((_, n) => this.#write(n)));
		const writes = performance.now() - started;
		const { received: receivedBefore } = this.#listener;
		while (this.#listener.received === receivedBefore) {
			await this.#write(0);
			await sleep(STEP_MS);
		}
		return { writes, receives: performance.now() - started };
	}

	close(): void {
		this.#listener.close();
	}

	async #write(server: number): Promise<void> {
		const clientId = `probe-${this.#sent++}`;
		await this.#writers[server]?.mutate("chat.send", { userId: this.#friendId, content: clientId, clientId });
	}
}

function linesOf(ledger: Ledger, recoveries: readonly Recovery[], servers: readonly SiteProcess[]): Line[] {
	const unexpectedErrors = servers
		.flatMap(({ log }) => log)
		.filter((line) => /unexpected error|"fatal"/.test(line));
	printFindings(ledger, unexpectedErrors);
	const outageLines = servers.map(({ log }) => mostOfOneLine(log));
	const crashes = servers.reduce((sum, server) => sum + server.crashes, 0);
	const times = (Object.keys(FAULTS) as Fault[]).flatMap((fault) => {
		const ofFault = recoveries.filter((recovery) => recovery.fault === fault);
		const maxMs = (kind: "writes" | "receives") => Math.max(...ofFault.map((recovery) => recovery[kind]));
		const medianMs = (kind: "writes" | "receives") =>
			millis(median(ofFault.map((recovery) => recovery[kind])));
		return [
			info(`PostgreSQL ${fault}`, `${ofFault.length} times`),
			info("  until both servers write again, median", medianMs("writes")),
			atMost("  worst", maxMs("writes"), MAX_MS, millis),
			info("  until one receives the other's live events, median", medianMs("receives")),
			atMost("  worst", maxMs("receives"), MAX_MS, millis),
		];
	});
	return [
		...times,
		atMost("servers that ended", crashes, 0, String),
		atMost("unexpected errors in the log", unexpectedErrors.length, 0, String),
		atMost("one line of a server's log, times", Math.max(...outageLines), recoveries.length, String),
		info("acts acknowledged", String(ledger.acknowledged)),
		info("sendings in doubt, and sent again", String(ledger.inDoubt)),
		atMost("lost", ledger.lost.length, 0, String),
		atMost("doubled", ledger.doubled.length, 0, String),
		atMost("other answers that should not be", ledger.wrong.length, 0, String),
	];
}

/** How often a server logged the line that it logged most: at most once in each fault. */
function mostOfOneLine(log: readonly string[]): number {
	const counts = Map.groupBy(log, (line) => /"msg":"[^"]*"/.exec(line)?.[0]);
	return Math.max(0, ...[...counts.values()].map(({ length }) => length));
}
