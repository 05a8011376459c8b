import { type ChildProcess, execFile, spawn } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";

const MAIN = join(import.meta.dirname, "../../server/dist/main.js");
const COMMAND = join(import.meta.dirname, "../../cli/src/main.ts");
const COMPILED = join(import.meta.dirname, "../../../node_modules/.cache/hilo-command");
const START_LIMIT_MS = 60_000;

interface SiteOptions {
	/** The address of the database. Without it the site has one of its own, on SQLite in its own folder. */
	databaseUrl?: string;
	/** Where its files go. Without it the site has a folder of its own, which goes with it. */
	folder?: string;
	/** Its address for players, where a proxy on this machine stands before it. */
	publicUrl?: string;
}

/** The built site in its own process. */
export class SiteServer {
	readonly url: string;
	readonly #folder: string;
	readonly #settings: Record<string, string>;
	readonly #isFolderKept: boolean;
	#process: ChildProcess | null = null;
	#log = "";

	private constructor(folder: string, port: number, { databaseUrl, publicUrl, ...options }: SiteOptions) {
		this.#folder = folder;
		this.#isFolderKept = options.folder !== undefined;
		this.#settings = {
			...(databaseUrl && { DATABASE_URL: databaseUrl }),
			...(publicUrl && { PUBLIC_URL: publicUrl, TRUST_PROXY: "127.0.0.1" }),
		};
		this.url = `http://127.0.0.1:${port}`;
	}

	/** Starts a site on a free port, with an empty database unless one is named. */
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

	/** Runs the operator's command beside it, on its data: `hilo("maintenance", "on")`. */
	async hilo(...args: string[]): Promise<void> {
		const env = {
			PATH: process.env.PATH,
			DATA_DIR: join(this.#folder, "data"),
			// Most of what it costs is to compile it.
			NODE_COMPILE_CACHE: COMPILED,
			...this.#settings,
		};
		await promisify(execFile)(process.execPath, [COMMAND, ...args], { env });
	}

	/** Ends it as a power cut would, before it can write anything. */
	async kill(): Promise<void> {
		const child = this.#process;
		this.#process = null;
		if (child === null || child.exitCode !== null || child.signalCode !== null) return;
		const ended = new Promise((resolve) => child.once("exit", resolve));
		child.kill("SIGKILL");
		await ended;
	}

	/** Ends it and removes its data. */
	async stop(): Promise<void> {
		await this.kill();
		if (!this.#isFolderKept) await rm(this.#folder, { recursive: true, force: true });
	}

	/** The folder of the mails that it would send. */
	get outbox(): string {
		return outboxIn(this.#folder);
	}

	/** What it has logged so far: warnings and worse. */
	get log(): string {
		return this.#log;
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

/** A folder for a site's files. */
export function newFolder(): Promise<string> {
	return mkdtemp(join(tmpdir(), "hilo-e2e-"));
}

/** Where a site with its files in `folder` writes its mails. */
export function outboxIn(folder: string): string {
	return join(folder, "data/outbox");
}

function freePort(): Promise<number> {
	return new Promise((resolve, reject) => {
		const probe = createServer();
		probe.once("error", reject);
		probe.listen(0, "127.0.0.1", () => {
			const address = probe.address();
			probe.close(() => resolve(typeof address === "object" && address !== null ? address.port : 0));
		});
	});
}
