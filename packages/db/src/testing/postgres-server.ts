import { type ChildProcess, execFile, spawn } from "node:child_process";
import { chownSync, mkdtempSync, rmSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { promisify } from "node:util";
import pg from "pg";
import { findPostgres, postgresAccount, runnablePostgres } from "./postgres-binaries.ts";

const START_LIMIT_MS = 50_000;

export interface PostgresServer {
	readonly url: string;
	stop(): Promise<void>;
}

/** Runs the server until its standard input closes, as it does however the tests end, and then cleans up. */
const SUPERVISOR = `
"$1/bin/postgres" -D "$2/data" -k "$2" -c listen_addresses= -c fsync=off -c full_page_writes=off \\
	-c synchronous_commit=off -c max_connections=200 -c shared_buffers=64MB -c deadlock_timeout=500ms 2> "$2/log" &
read -r _
kill -INT $!
wait $!
rm -rf "$2"
`;

/** Starts the PostgreSQL from npm on a private socket, without `fsync`. Null where npm has none for this platform. */
export async function startPostgresServer(): Promise<PostgresServer | null> {
	const found = findPostgres();
	if (found === null) return null;
	const folder = mkdtempSync(join(tmpdir(), "hilo-postgres-"));
	const account = postgresAccount();
	try {
		if (account !== null) chownSync(folder, account.uid, account.gid);
		const native = runnablePostgres(found, folder);
		await createCluster(native, folder);
		const supervisor = spawn("/bin/sh", ["-c", SUPERVISOR, "supervisor", native, folder], {
			...account,
			cwd: folder,
			// A new session: Ctrl-C reaches only the tests, whose end then stops the server.
			detached: true,
			stdio: ["pipe", "ignore", "ignore"],
		});
		supervisor.unref();
		const url = `postgres://postgres@localhost/postgres?host=${encodeURIComponent(folder)}`;
		await untilReady(url, folder);
		return { url, stop: () => stop(supervisor) };
	} catch (error) {
		rmSync(folder, { recursive: true, force: true });
		throw error;
	}
}

async function createCluster(native: string, folder: string): Promise<void> {
	const settings = ["wal_level=minimal", "max_wal_senders=0", "autovacuum=off"];
	await promisify(execFile)(
		join(native, "bin", "initdb"),
		[
			...["-D", join(folder, "data"), "-U", "postgres", "-E", "UTF8", "--auth=trust"],
			...["--locale-provider=builtin", "--locale=C.UTF-8", "--no-sync", "--no-instructions"],
			...settings.flatMap((setting) => ["--set", setting]),
		],
		{ ...postgresAccount(), cwd: folder },
	);
}

async function untilReady(url: string, folder: string): Promise<void> {
	const deadline = Date.now() + START_LIMIT_MS;
	for (;;) {
		const client = new pg.Client({ connectionString: url });
		client.on("error", () => {});
		try {
			await client.connect();
			await client.end();
			return;
		} catch (error) {
			if (Date.now() > deadline) {
				const log = await readFile(join(folder, "log"), "utf8").catch(() => "");
				throw new Error(`PostgreSQL did not start.\n${log}`, { cause: error });
			}
			await sleep(20);
		}
	}
}

async function stop(supervisor: ChildProcess): Promise<void> {
	if (supervisor.exitCode !== null) return;
	supervisor.ref();
	const ended = new Promise<void>((resolve) => supervisor.once("exit", () => resolve()));
	supervisor.stdin?.end();
	await ended;
}
