import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "@hilo/db/open-database";
import { findPostgres, postgresAccount, runnablePostgres } from "@hilo/db/testing/postgres-binaries";

const START_LIMIT_MS = 50_000;
const RETRY_MS = 20;
const TICK_US = 10_000;

/** A PostgreSQL that waits for the disk as one in use does, to be killed, frozen and started again. */
export class PostgresProcess {
	readonly url: string;
	readonly #folder: string;
	readonly #native: string;
	#child: ChildProcess | null = null;

	private constructor(folder: string, native: string) {
		this.#folder = folder;
		this.#native = native;
		this.url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
	}

	/** Starts one with a database that has nothing in it. @throws Error where npm has none for the platform. */
	static async start(): Promise<PostgresProcess> {
		const found = findPostgres();
		if (found === null) throw new Error("npm has no PostgreSQL for this platform.");
		const folder = mkdtempSync(join(tmpdir(), "hilo-endurance-"));
		const account = postgresAccount();
		if (account !== null) chownSync(folder, account.uid, account.gid);
		const native = runnablePostgres(found, folder);
		await promisify(execFile)(
			join(native, "bin", "initdb"),
			[
				...["-D", join(folder, "data"), "-U", "postgres", "-E", "UTF8", "--auth=trust"],
				...["--locale-provider=builtin", "--locale=C.UTF-8", "--no-instructions"],
			],
			{ ...account, cwd: folder },
		);
		const postgres = new PostgresProcess(folder, native);
		await postgres.restart();
		return postgres;
	}

	/** Starts it again on the same data, and waits until it takes connections. */
	async restart(): Promise<void> {
		const deadline = performance.now() + START_LIMIT_MS;
		while (performance.now() < deadline) {
			this.#child = this.#spawn();
			if (await this.#takesConnections(this.#child, deadline)) return;
			// What the last one left behind is not gone yet.
			await sleep(RETRY_MS);
		}
		throw new Error("PostgreSQL did not start.");
	}

	/** Ends it as a power cut would, with everything that it has started. */
	async kill(): Promise<void> {
		const family = this.#family();
		const ended = this.#ended();
		for (const pid of family) signal(pid, "SIGKILL");
		await ended;
	}

	/** Ends it at once, but in order: connections are cut, nothing needs to be recovered. */
	async shutDown(): Promise<void> {
		const ended = this.#ended();
		this.#child?.kill("SIGINT");
		await ended;
	}

	/** Stops the clock for it: connections stay open, and nobody answers. */
	freeze(): void {
		for (const pid of this.#family()) signal(pid, "SIGSTOP");
	}

	thaw(): void {
		for (const pid of this.#family()) signal(pid, "SIGCONT");
	}

	/** The processor time of all its processes that run now, in µs. Linux counts in steps of 10 ms. */
	cpu(): number {
		return this.#family().reduce((sum, pid) => sum + ticksOf(pid) * TICK_US, 0);
	}

	/** Ends it and removes its data. */
	async remove(): Promise<void> {
		this.thaw();
		await this.kill();
		rmSync(this.#folder, { recursive: true, force: true });
	}

	#spawn(): ChildProcess {
		const settings = [
			...["listen_addresses=", "max_connections=100", "shared_buffers=64MB"],
			...["wal_level=minimal", "max_wal_senders=0"],
		];
		return spawn(
			join(this.#native, "bin", "postgres"),
			["-D", join(this.#folder, "data"), "-k", this.#folder, ...settings.flatMap((each) => ["-c", each])],
			{ ...postgresAccount(), cwd: this.#folder, stdio: "ignore" },
		);
	}

	async #takesConnections(child: ChildProcess, deadline: number): Promise<boolean> {
		while (child.exitCode === null && performance.now() < deadline) {
			const isOpen = await ping(this.url);
			if (isOpen) return true;
			await sleep(RETRY_MS);
		}
		return false;
	}

	/** Itself and its children, by what the system says: each has a session of its own. */
	#family(): number[] {
		const pid = this.#child?.pid;
		if (pid === undefined || this.#child?.exitCode !== null) return [];
		const others = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && parentOf(name) === pid);
		return [pid, ...others.map(Number)];
	}

	#ended(): Promise<unknown> {
		const child = this.#child;
		if (!child || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
		return new Promise((resolve) => child.once("exit", resolve));
	}
}

async function ping(url: string): Promise<boolean> {
	const database = await openDatabase({ url }).catch(() => null);
	if (!database) return false;
	try {
		await database.kysely.selectNoFrom((eb) => eb.lit(1).as("one")).execute();
		return true;
	} catch {
		return false;
	} finally {
		await database.close();
	}
}

function parentOf(pid: string): number {
	try {
		// "pid (name) state parent …"
		return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
	} catch {
		return 0;
	}
}

function ticksOf(pid: number): number {
	try {
		const [, fields = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ");
		const [user, system] = fields.split(" ").slice(11, 13).map(Number);
		return (user ?? 0) + (system ?? 0);
	} catch {
		return 0;
	}
}

function signal(pid: number, name: NodeJS.Signals): void {
	try {
		process.kill(pid, name);
	} catch {
		// It has ended meanwhile.
	}
}
