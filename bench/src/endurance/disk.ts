import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { befriend } from "@hilo/server/testing/befriend";
import { databaseFile, inScratch } from "../processes/workspace.ts";
import { atLeast, atMost, info, type Line, millis } from "../report.ts";
import { gatherCrowd } from "./crowd/crowd.ts";
import { Ledger } from "./crowd/ledger.ts";
import { whileActing } from "./crowd/while-acting.ts";
import { openOperatorSite } from "./operator-site.ts";
import type { EnduranceOptions } from "./options.ts";
import { printFindings } from "./print-findings.ts";
import { SiteProcess } from "./site-process.ts";

const DISK_BYTES = 96 * 1024 * 1024;
const PART_BYTES = 64 * 1024;
const ROUNDS = 3;
/** SQLite's log has preallocated room, so writes still succeed for a while. */
const FULL_MS = 20_000;
/** The disk stays full for this long after the first failed write. */
const STAYS_FULL_MS = 2000;
const MAX_RECOVERY_MS = 1000;
const STEP_MS = 20;

interface Round {
	readonly writes: ReadonlyMap<number, number>;
	readonly reads: ReadonlyMap<number, number>;
	/** From free space to the first successful write. */
	readonly recoveryMs: number;
}

/** Fills and frees the disk of a site on SQLite under load. Needs the right to mount a tmpfs. */
export function disk({ seed }: EnduranceOptions): Promise<Line[]> {
	return inScratch(async (scratch) => {
		const folder = join(scratch, "small");
		mkdirSync(folder);
		execFileSync("mount", ["-t", "tmpfs", "-o", `size=${DISK_BYTES}`, "tmpfs", folder]);
		try {
			return await fillAndFree(folder, seed);
		} finally {
			execFileSync("umount", [folder]);
		}
	});
}

async function fillAndFree(folder: string, seed: string): Promise<Line[]> {
	const operator = await openOperatorSite(`sqlite:${databaseFile(folder)}`);
	const server = await SiteProcess.start({ DATA_DIR: folder });
	try {
		const ledger = new Ledger();
		const crowd = await gatherCrowd({ site: operator.site, ledger, urls: [server.url], seed });
		const [writer, friend] = [await operator.site.player("writer"), await operator.site.player("friend")];
		await befriend(operator.site, writer, friend);
		const prober = new Prober(server.url, writer.cookieHeader, friend.id);
		const rounds = await whileActing(crowd, seed, async () => {
			const found: Round[] = [];
			for (let n = 0; n < ROUNDS; n++) {
				await sleep(STAYS_FULL_MS);
				found.push(await round(prober, join(folder, "filler")));
			}
			return found;
		});
		await crowd.verify();
		return linesOf(rounds, ledger, server);
	} finally {
		await server.stop();
		await operator.close();
	}
}

async function round(prober: Prober, filler: string): Promise<Round> {
	fill(filler);
	const [writes, reads] = [new Map<number, number>(), new Map<number, number>()];
	const count = (counts: Map<number, number>, status: number) =>
		counts.set(status, (counts.get(status) ?? 0) + 1);
	const deadline = performance.now() + FULL_MS;
	let isFullSince = Number.POSITIVE_INFINITY;
	while (performance.now() < Math.min(deadline, isFullSince + STAYS_FULL_MS)) {
		const status = await prober.write();
		count(writes, status);
		if (status === 503) isFullSince = Math.min(isFullSince, performance.now());
		for (const read of await prober.read()) count(reads, read);
	}
	rmSync(filler);
	const freed = performance.now();
	while ((await prober.write()) !== 200) await sleep(STEP_MS);
	return { writes, reads, recoveryMs: performance.now() - freed };
}

function fill(file: string): void {
	for (let size = PART_BYTES; size >= 1024; size /= 2) {
		try {
			for (;;) writeFileSync(file, Buffer.alloc(size), { flag: "a" });
		} catch {
			// A smaller part may still fit.
		}
	}
}

class Prober {
	readonly #url: string;
	readonly #cookie: string;
	readonly #friendId: string;
	#sent = 0;

	constructor(url: string, cookie: string, friendId: string) {
		this.#url = url;
		this.#cookie = cookie;
		this.#friendId = friendId;
	}

	async write(): Promise<number> {
		const clientId = `probe-${this.#sent++}`;
		const body = JSON.stringify({ userId: this.#friendId, content: clientId.padEnd(900, "."), clientId });
		const headers = { cookie: this.#cookie, "content-type": "application/json" };
		return this.#status("/api/trpc/chat.send", { method: "POST", headers, body });
	}

	async read(): Promise<number[]> {
		const paths = ["/api/leaderboard/countryGame", "/api/user/me", "/api/trpc/chat.unread", "/leaderboard"];
		const statuses: number[] = [];
		for (const path of paths) statuses.push(await this.#status(path, { headers: { cookie: this.#cookie } }));
		return statuses;
	}

	async #status(path: string, init: RequestInit): Promise<number> {
		const answer = await fetch(`${this.#url}${path}`, init).catch(() => null);
		await answer?.arrayBuffer();
		return answer?.status ?? 0;
	}
}

function linesOf(rounds: readonly Round[], ledger: Ledger, { log, crashes }: SiteProcess): Line[] {
	const unexpectedErrors = log.filter((line) => /unexpected error|"fatal"/.test(line));
	printFindings(ledger, unexpectedErrors);
	const sum = (kind: "writes" | "reads", matches: (status: number) => boolean) =>
		rounds
			.flatMap((round) => [...round[kind]])
			.reduce((total, [status, times]) => total + (matches(status) ? times : 0), 0);
	const refused = Math.min(...rounds.map(({ writes }) => writes.get(503) ?? 0));
	return [
		info("times that the disk was full and was freed", String(rounds.length)),
		atLeast("writes answered 503 each time, at least", refused, 1, String),
		atMost(
			"writes answered neither 200 nor 503",
			sum("writes", (status) => status !== 200 && status !== 503),
			0,
			String,
		),
		info("reads", String(sum("reads", () => true))),
		atMost(
			"  answered otherwise than 200",
			sum("reads", (status) => status !== 200),
			0,
			String,
		),
		atMost(
			"until it writes again, without a restart, worst",
			Math.max(...rounds.map(({ recoveryMs }) => recoveryMs)),
			MAX_RECOVERY_MS,
			millis,
		),
		atMost("servers that ended", crashes, 0, String),
		atMost("unexpected errors in the log", unexpectedErrors.length, 0, String),
		info("acts acknowledged", String(ledger.acknowledged)),
		atMost("lost", ledger.lost.length, 0, String),
		atMost("doubled", ledger.doubled.length, 0, String),
		atMost("other answers that should not be", ledger.wrong.length, 0, String),
	];
}
