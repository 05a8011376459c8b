import { type ChildProcess, fork } from "node:child_process";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { freePort } from "./free-port.ts";
import type { Hold } from "./hold-watch.ts";
import { HttpConnection } from "./http-connection.ts";

const PROBE = pathToFileURL(join(import.meta.dirname, "cpu-probe.ts")).href;
const START_LIMIT_MS = 60_000;
const POLL_MS = 4;

export class MeasuredProcess {
	readonly url: string;
	/** From the start of the process to the first healthy answer. */
	readonly startMs: number;
	readonly #child: ChildProcess;

	private constructor(child: ChildProcess, url: string, startMs: number) {
		this.#child = child;
		this.url = url;
		this.startMs = startMs;
	}

	/** Starts a program that listens on `PORT`, and waits until `/health` answers 200. */
	static async start(
		program: string,
		env: Readonly<Record<string, string>>,
		execArgv: readonly string[] = [],
	): Promise<MeasuredProcess> {
		const port = await freePort();
		const url = `http://127.0.0.1:${port}`;
		const output: Buffer[] = [];
		const started = performance.now();
		const child = fork(program, {
			execArgv: ["--import", PROBE, ...execArgv],
			env: { PATH: process.env.PATH, NODE_ENV: "production", PORT: String(port), ...env },
			stdio: ["ignore", "pipe", "pipe", "ipc"],
		});
		for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
		const deadline = started + START_LIMIT_MS;
		while (!(await isHealthy(url))) {
			if (child.exitCode !== null || performance.now() > deadline) {
				child.kill("SIGKILL");
				throw new Error(`${program} did not start.\n${Buffer.concat(output)}`);
			}
			await new Promise((resolve) => setTimeout(resolve, POLL_MS));
		}
		return new MeasuredProcess(child, url, performance.now() - started);
	}

	/** CPU of all threads since the start, in microseconds. */
	async cpu(): Promise<number> {
		const { user, system } = await this.#ask<NodeJS.CpuUsage>("cpu");
		return user + system;
	}

	/** Memory after garbage collection, in bytes. Needs `--expose-gc`. */
	memory(): Promise<number> {
		return this.#ask("memory");
	}

	async watchHolds(): Promise<void> {
		await this.#ask("watch");
	}

	longestHold(): Promise<Hold> {
		return this.#ask("held");
	}

	#ask<Answer>(command: string): Promise<Answer> {
		return new Promise((resolve) => {
			this.#child.once("message", (answer: Answer) => resolve(answer));
			this.#child.send(command);
		});
	}

	async stop(): Promise<void> {
		if (this.#child.exitCode !== null) return;
		const ended = new Promise((resolve) => this.#child.once("exit", resolve));
		this.#child.kill("SIGTERM");
		await ended;
	}
}

async function isHealthy(url: string): Promise<boolean> {
	const connection = new HttpConnection(url);
	try {
		return (await connection.send({ path: "/health" })).status === 200;
	} catch {
		return false;
	} finally {
		connection.close();
	}
}
