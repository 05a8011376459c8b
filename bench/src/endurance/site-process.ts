import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "../processes/free-port.ts";
import type { Hold } from "../processes/hold-watch.ts";

const ROOT = join(import.meta.dirname, "../../..");
const SITE = join(ROOT, "apps/server/dist/main.js");
const PROBE = pathToFileURL(join(import.meta.dirname, "../processes/cpu-probe.ts")).href;
const START_LIMIT_MS = 60_000;
/** The event loop's delay histogram records nothing before the second tick of its timer. */
const SETTLE_MS = 30;
/** The newest output, in characters; older output is dropped. */
const MAX_OUTPUT = 2_000_000;

/** The built site in a process that is killed, frozen and restarted, always on the same port. */
export class SiteProcess {
	readonly url: string;
	readonly #env: Readonly<Record<string, string>>;
	#child: ChildProcess | null = null;
	#output = "";
	crashes = 0;

	private constructor(port: number, env: Readonly<Record<string, string>>) {
		this.url = `http://127.0.0.1:${port}`;
		this.#env = { PORT: String(port), ...env };
	}

	static async start(env: Readonly<Record<string, string>>): Promise<SiteProcess> {
		const site = new SiteProcess(await freePort(), env);
		await site.restart();
		return site;
	}

	/** Starts it and waits for health. Returns the time in ms. */
	async restart(): Promise<number> {
		const started = performance.now();
		const child = fork(SITE, {
			execArgv: ["--import", PROBE, "--expose-gc"],
			env: {
				PATH: process.env.PATH,
				NODE_ENV: "production",
				RATE_LIMITS: "off",
				BACKUP_AT: "off",
				LOG_LEVEL: "warn",
				...this.#env,
			},
			stdio: ["ignore", "pipe", "pipe", "ipc"],
		});
		for (const stream of [child.stdout, child.stderr])
			stream?.on("data", (text) => {
				this.#output = (this.#output + text).slice(-MAX_OUTPUT);
			});
		child.once("exit", () => {
			if (this.#child === child) this.crashes++;
		});
		this.#child = child;
		while (!(await this.isHealthy())) {
			if (child.exitCode !== null || performance.now() - started > START_LIMIT_MS)
				throw new Error(`The site did not start.\n${this.#output}`);
			await sleep(5);
		}
		return performance.now() - started;
	}

	kill(): Promise<void> {
		return this.#end("SIGKILL");
	}

	stop(): Promise<void> {
		return this.#end("SIGTERM");
	}

	async isHealthy(): Promise<boolean> {
		const answer = await fetch(`${this.url}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
		await answer?.body?.cancel();
		return answer?.ok ?? false;
	}

	/** Memory after garbage collection, in bytes. */
	memory(): Promise<NodeJS.MemoryUsage> {
		return this.#ask("usage");
	}

	async longestHold(work: () => Promise<unknown>): Promise<Hold> {
		await this.#ask("watch");
		await sleep(SETTLE_MS);
		await work();
		await sleep(SETTLE_MS);
		return this.#ask("held");
	}

	#ask<Answer>(command: string): Promise<Answer> {
		return new Promise((resolve) => {
			this.#child?.once("message", (answer: Answer) => resolve(answer));
			this.#child?.send(command);
		});
	}

	/** The retained log lines, of level warn and above. */
	get log(): string[] {
		return this.#output.split("\n").filter((line) => line !== "");
	}

	async #end(signal: "SIGKILL" | "SIGTERM"): Promise<void> {
		const child = this.#child;
		this.#child = null;
		if (child === null || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once("exit", resolve));
		child.kill(signal);
		await ended;
	}
}
