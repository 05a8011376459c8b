import { type ChildProcess, fork, spawnSync } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { pathToFileURL } from "node:url";
import { freePort } from "@hilo/e2e/free-port";

export const ROOT = join(import.meta.dirname, "../..");
const SITE = join(ROOT, "apps/server/dist/main.js");
const HILO_COMMAND = join(ROOT, "apps/cli/src/main.ts");
const PROBE = pathToFileURL(join(import.meta.dirname, "probe.ts")).href;
const START_LIMIT_MS = 60_000;
/** The newest output, in characters; older output is dropped. */
const MAX_OUTPUT = 1_000_000;

type Env = Readonly<Record<string, string>>;

/** Builds the site where it is stale. @throws Error with the build's output. */
export function build(): void {
	const filters = ["--filter=@hilo/server", "--filter=@hilo/web"];
	run(join(ROOT, "scripts/turbo.ts"), ["build", ...filters, "--output-logs=errors-only"], process.env);
}

/** Runs the operator's command on the site with this environment. @throws Error with its output. */
export function hilo(env: Env, ...args: string[]): void {
	run(HILO_COMMAND, args, { PATH: process.env.PATH, ...env });
}

function run(program: string, args: readonly string[], env: NodeJS.ProcessEnv): void {
	const options = { env, encoding: "utf8" } as const;
	const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], options);
	if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed.\n${stdout}${stderr}`);
}

/** A new folder, which is removed at the end of the caller's block. */
export async function scratch(): Promise<{ readonly path: string } & AsyncDisposable> {
	const path = await mkdtemp(join(tmpdir(), "hilo-bench-"));
	return { path, [Symbol.asyncDispose]: () => rm(path, { recursive: true, force: true }) };
}

/** Starts the built site with rate limits off. */
export function startSite(env: Env): Promise<Server> {
	return Server.start(SITE, siteEnv(env));
}

/** Settings for a site that is measured. */
export function siteEnv(env: Env): Env {
	return { RATE_LIMITS: "off", BACKUP_AT: "off", STOP_DELAY: "0", LOG_LEVEL: "warn", ...env };
}

/** A program that listens on `PORT`. It always gets the same port, and is stopped at the end of its block. */
export class Server implements AsyncDisposable {
	readonly url: string;
	/** How often it ended by itself. */
	crashes = 0;
	readonly #program: string;
	readonly #env: Env;
	#child: ChildProcess | null = null;
	#output = "";

	private constructor(program: string, env: Env, port: number) {
		this.#program = program;
		this.#env = { NODE_ENV: "production", ...env, PORT: String(port) };
		this.url = `http://127.0.0.1:${port}`;
	}

	static async start(program: string, env: Env): Promise<Server> {
		const server = new Server(program, env, await freePort());
		await server.restart();
		return server;
	}

	/** Starts it, and waits until `/health` answers 200. */
	async restart(): Promise<void> {
		const child = fork(this.#program, {
			execArgv: ["--import", PROBE, "--expose-gc"],
			env: { PATH: process.env.PATH, ...this.#env },
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
		const deadline = performance.now() + START_LIMIT_MS;
		while (!(await isHealthy(this.url))) {
			if (child.exitCode !== null || performance.now() > deadline) {
				await this.kill();
				throw new Error(`${this.#program} did not start.\n${this.#output}`);
			}
			await sleep(5);
		}
	}

	/** CPU of all threads since the start, in microseconds. */
	async cpu(): Promise<number> {
		const { user, system } = await this.#ask<NodeJS.CpuUsage>("cpu");
		return user + system;
	}

	/** Resident memory after garbage collection, in bytes. */
	memory(): Promise<number> {
		return this.#ask("memory");
	}

	/** The logged errors. */
	get errors(): string[] {
		return this.#output.split("\n").filter((line) => /"level":"(?:error|fatal)"/.test(line));
	}

	kill(): Promise<void> {
		return this.#end("SIGKILL");
	}

	[Symbol.asyncDispose](): Promise<void> {
		return this.#end("SIGTERM");
	}

	#ask<Answer>(question: "cpu" | "memory"): Promise<Answer> {
		return new Promise((resolve) => {
			this.#child?.once("message", (answer: Answer) => resolve(answer));
			this.#child?.send(question);
		});
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

async function isHealthy(url: string): Promise<boolean> {
	const answer = await fetch(`${url}/health`, { signal: AbortSignal.timeout(2000) }).catch(() => null);
	await answer?.body?.cancel();
	return answer?.ok ?? false;
}
