import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import { openDatabase } from "@hilo/db/open-database";
import { findPostgres, postgresAccount, runnablePostgres } from "@hilo/db/testing/postgres-binaries";
import { sql } from "kysely";

const START_LIMIT_MS = 50_000;
const RETRY_MS = 20;
const TICK_US = 10_000;

/** A PostgreSQL with durable commits, which can be killed, frozen and restarted. */
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

	/** Starts one with an empty database. @throws Error where npm has none for the platform. */
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

	/** Starts it again on the same data, and waits until it accepts connections. */
	async restart(): Promise<void> {
		const deadline = performance.now() + START_LIMIT_MS;
		while (performance.now() < deadline) {
			this.#child = this.#spawn();
			if (await this.#takesConnections(this.#child, deadline)) return;
			// The previous process has not yet released its lock and socket.
			await sleep(RETRY_MS);
		}
		throw new Error("PostgreSQL did not start.");
	}

	/** Kills it with all its children, like a power cut. */
	async kill(): Promise<void> {
		const processIds = this.#processIds();
		const ended = this.#ended();
		for (const pid of processIds) signal(pid, "SIGKILL");
		await ended;
	}

	/** A fast shutdown: connections are cut, no recovery is needed. */
	async shutDown(): Promise<void> {
		const ended = this.#ended();
		this.#child?.kill("SIGINT");
		await ended;
	}

	/** Stops the processes: connections stay open without answers. */
	freeze(): void {
		for (const pid of this.#processIds()) signal(pid, "SIGSTOP");
	}

	/** Stops the processes behind the connections of one name; new connections work. */
	async freezeConnections(applicationName: string): Promise<void> {
		const database = await openDatabase({ url: this.url });
		const { rows } = await sql<{ pid: number }>`
			select pid from pg_stat_activity where application_name = ${applicationName}`
			.execute(database.kysely)
			.finally(() => database.close());
		for (const { pid } of rows) signal(pid, "SIGSTOP");
	}

	thaw(): void {
		for (const pid of this.#processIds()) signal(pid, "SIGCONT");
	}

	/** CPU of all its running processes in µs. Linux counts in steps of 10 ms. */
	cpu(): number {
		return this.#processIds().reduce((sum, pid) => sum + readTicks(pid) * TICK_US, 0);
	}

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
			[
				"-D",
				join(this.#folder, "data"),
				"-k",
				this.#folder,
				...settings.flatMap((setting) => ["-c", setting]),
			],
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

	/** Found in /proc: each child has its own session, so a group id would not match them. */
	#processIds(): number[] {
		const pid = this.#child?.pid;
		if (pid === undefined || this.#child?.exitCode !== null) return [];
		const children = readdirSync("/proc").filter((name) => /^\d+$/.test(name) && readParent(name) === pid);
		return [pid, ...children.map(Number)];
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

function readParent(pid: string): number {
	try {
		// "pid (name) state parent …"
		return Number(readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ")[1]);
	} catch {
		return 0;
	}
}

function readTicks(pid: number): number {
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
		// The process has already ended.
	}
}
