import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { freePort } from "./free-port.ts";

const MAIN = join(import.meta.dirname, "../../server/dist/main.js");
const COMMAND = join(import.meta.dirname, "../../cli/src/main.ts");
const COMPILED = join(import.meta.dirname, "../../../node_modules/.cache/hilo-command");
const START_LIMIT_MS = 60_000;

interface SiteOptions {
	/** Without it, the site uses SQLite in its own folder. */
	databaseUrl?: string;
	/** Without it, the site has its own folder, removed with it. */
	folder?: string;
	/** The public address, where a proxy on this machine is in front. */
	publicUrl?: string;
}

export class SiteServer {
	readonly url: string;
	readonly #folder: string;
	readonly #settings: Record<string, string>;
	readonly #isFolderShared: boolean;
	#process: ChildProcess | null = null;
	#log = "";

	private constructor(folder: string, port: number, { databaseUrl, publicUrl, ...options }: SiteOptions) {
		this.#folder = folder;
		this.#isFolderShared = options.folder !== undefined;
		this.#settings = {
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
			...(publicUrl && { PUBLIC_URL: publicUrl, TRUST_PROXY: "127.0.0.1" }),
		};
		this.url = `http://127.0.0.1:${port}`;
	}

	/** Starts a site on a free port, on an empty database by default. */
	static async start(options: SiteOptions = {}): Promise<SiteServer> {
		const folder = options.folder ?? (await newFolder());
		const server = new SiteServer(folder, await freePort(), options);
		await server.restart();
		return server;
	}

	/** Starts it again after `kill`, on the same data and port. */
	async restart(): Promise<void> {
		const child = spawn(process.execPath, [MAIN], {
			cwd: this.#folder,
			env: {
				PATH: process.env.PATH,
				NODE_ENV: "production",
				PORT: new URL(this.url).port,
				DATA_DIR: join(this.#folder, "data"),
				...this.#settings,
				RATE_LIMITS: "off",
				BACKUP_AT: "off",
				LOG_LEVEL: "warn",
			},
			stdio: ["ignore", "pipe", "pipe"],
		});
		for (const stream of [child.stdout, child.stderr]) {
			stream.on("data", (chunk) => {
				this.#log += chunk;
			});
		}
		this.#process = child;
		await this.#untilReady(child);
	}

	async hilo(...args: string[]): Promise<void> {
		const env = {
			PATH: process.env.PATH,
			DATA_DIR: join(this.#folder, "data"),
			// Compilation is most of the command's cost.
			NODE_COMPILE_CACHE: COMPILED,
			...this.#settings,
		};
		await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
	}

	/** Kills the process without a shutdown, like a power cut. */
	async kill(): Promise<void> {
		const child = this.#process;
		this.#process = null;
		if (child === null || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGKILL");
		await ended;
	}

	async stop(): Promise<void> {
		await this.kill();
		if (!this.#isFolderShared) await rm(this.#folder, { recursive: true, force: true });
	}

	/** The link that makes the first administrator. The site answers before it prints it. */
	async setupLink(): Promise<string> {
		const deadline = Date.now() + START_LIMIT_MS;
		while (Date.now() < deadline) {
			const link = /http:\/\/127\.0\.0\.1:\d+[\w/]*\/join\?key=[\w-]+/.exec(this.#log)?.[0];
			if (link) return link;
			await sleep(50);
		}
		throw new Error(`The site printed no link for its first administrator.\n${this.#log}`);
	}

	async #untilReady(child: ChildProcess): Promise<void> {
		const deadline = Date.now() + START_LIMIT_MS;
		while (Date.now() < deadline) {
			if (child.exitCode !== null) break;
			const answer = await fetch(`${this.url}/health`).catch(() => null);
			if (answer?.ok) return;
			await sleep(50);
		}
		throw new Error(`The site didn't start. Run npx --yes pnpm@12 build first.\n${this.#log}`);
	}
}

export function newFolder(): Promise<string> {
	return mkdtemp(join(tmpdir(), "hilo-e2e-"));
}

export function outboxIn(folder: string): string {
	return join(folder, "data/outbox");
}
