import { createHash, randomUUID } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { ReusableDatabase, TestDatabase } from "./reusable-databases.ts";

/** Keeps these advisory locks apart from Kysely's. */
const LOCK_SPACE = 0x48_69_6c_6f;
const TEMPLATE_LOCK = -1;

const TABLES = `select tablename as name from pg_tables
	where schemaname = 'public' and tablename not like 'kysely%'`;

/** How long a test's last statements may run after its end. */
const IDLE_LIMIT_MS = 20_000;

// Tests reuse databases, as copying the template takes thirty times as long as deleting rows. Advisory locks mark those
// in use, also across processes and after a crash.
export class PostgresDatabases {
	#admin: Promise<pg.Client> | undefined;

	/** Without tables. */
	async openEmpty(): Promise<TestDatabase> {
		return await openOwn(await this.#connect(), "template1");
	}

	async openCopy(): Promise<TestDatabase> {
		const admin = await this.#connect();
		return await openOwn(admin, await migratedTemplate(admin));
	}

	async openReusable(): Promise<ReusableDatabase> {
		const admin = await this.#connect();
		const template = await migratedTemplate(admin);
		const slot = await lockFreeSlot(admin);
		const name = `${template}_${slot}`;
		if (await exists(admin, name))
			await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
		else await admin.query(`create database ${name} template ${template} strategy file_copy`);
		const emptyingClient = await connect(urlOf(name));
		const empty = await prepareEmptying(emptyingClient);
		await empty();
		const database = await openNamed(name, async () => {
			await admin.query("select pg_advisory_unlock($1, $2)", [LOCK_SPACE, slot]);
		});
		return {
			database,
			untilIdle: () => untilIdle(database),
			reset: empty,
			remove: async () => {
				await emptyingClient.end();
				await database.close();
			},
		};
	}

	/** Closes the connection that holds the locks. */
	async end(): Promise<void> {
		const admin = this.#admin;
		this.#admin = undefined;
		await (await admin)?.end();
	}

	#connect(): Promise<pg.Client> {
		this.#admin ??= connect(urlOf(null));
		return this.#admin;
	}
}

async function connect(url: string): Promise<pg.Client> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return client;
}

async function openOwn(admin: pg.Client, template: string): Promise<TestDatabase> {
	const name = `hilo_own_${randomUUID().replaceAll("-", "")}`;
	await admin.query(`create database ${name} template ${template} strategy file_copy`);
	return await openNamed(name, async () => {
		await admin.query(`drop database ${name} with (force)`);
	});
}

async function untilIdle({ poolUse }: TestDatabase): Promise<void> {
	const deadline = Date.now() + IDLE_LIMIT_MS;
	for (;;) {
		const { total, idle, waiting } = poolUse() ?? { total: 0, idle: 0, waiting: 0 };
		if (idle === total && waiting === 0) return;
		if (Date.now() > deadline) throw new Error("The test has ended, and still uses its database.");
		await sleep(1);
	}
}

/** Larger tables are truncated too: their deleted rows, which nothing else removes here, would slow the next tests. */
const TRUNCATED_BYTES = 1_000_000;
const LARGE_TABLES = `select relname as name from pg_class
	where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_table_size(oid) > ${TRUNCATED_BYTES}`;

async function prepareEmptying(client: pg.Client): Promise<() => Promise<boolean>> {
	// Disables triggers and foreign keys.
	await client.query("set session_replication_role = replica");
	const { rows } = await client.query(TABLES);
	const rowChecks = rows.map(({ name }) => `case when exists (select from ${name}) then '${name}' end`);
	const text = `select array_remove(array[${rowChecks.join(", ")}], null) as names`;
	return async () => {
		const { rows: found } = await client.query({ name: "tables with rows", text });
		const statements = found[0].names.map((name: string) => `delete from ${name}`);
		if (statements.length > 0) await client.query(statements.join("; "));
		const { rows: large } = await client.query({ name: "large tables", text: LARGE_TABLES });
		if (large.length > 0) await client.query(`truncate ${large.map(({ name }) => name).join(", ")} cascade`);
		return true;
	};
}

async function openNamed(name: string, release: () => Promise<void>): Promise<TestDatabase> {
	const url = urlOf(name);
	const database = await openDatabase({ url });
	const close = async () => {
		await database.close();
		await release();
	};
	return { ...database, url, close };
}

async function lockFreeSlot(admin: pg.Client): Promise<number> {
	for (let slot = 0; ; slot++) {
		// A session can lock its own lock again, so its locks are looked up.
		const { rows } = await admin.query(
			`select pg_try_advisory_lock($1, $2) as locked where not exists (
				select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and pid = pg_backend_pid()
			)`,
			[LOCK_SPACE, slot],
		);
		if (rows[0]?.locked === true) return slot;
	}
}

async function migratedTemplate(admin: pg.Client): Promise<string> {
	const template = `hilo_template_${migrationsHash()}`;
	if (!(await exists(admin, template))) await createTemplate(admin, template);
	return template;
}

async function createTemplate(admin: pg.Client, template: string): Promise<void> {
	await admin.query("select pg_advisory_lock($1, $2)", [LOCK_SPACE, TEMPLATE_LOCK]);
	try {
		if (await exists(admin, template)) return;
		const draft = `${template}_draft`;
		await admin.query(`drop database if exists ${draft} with (force)`);
		await admin.query(`create database ${draft}`);
		const database = await openDatabase({ url: urlOf(draft) });
		await migrate(database).finally(() => database.close());
		await admin.query(`alter database ${draft} rename to ${template}`);
	} finally {
		await admin.query("select pg_advisory_unlock($1, $2)", [LOCK_SPACE, TEMPLATE_LOCK]);
	}
}

async function exists(admin: pg.Client, name: string): Promise<boolean> {
	const { rowCount } = await admin.query("select from pg_database where datname = $1", [name]);
	return rowCount === 1;
}

/** Identifies the migrations, so that a server that outlives a change of them gives no outdated template. */
function migrationsHash(): string {
	const folder = join(import.meta.dirname, "..", "migrations");
	const hash = createHash("sha256");
	for (const file of globSync("**/*.ts", { cwd: folder }).sort())
		hash.update(readFileSync(join(folder, file)));
	return hash.digest("hex").slice(0, 12);
}

/** The URL of a database on the tests' server; null for the server's default database. */
function urlOf(name: string | null): string {
	const url = process.env.HILO_TEST_POSTGRES_URL;
	if (url === undefined) {
		throw new Error("npm has no PostgreSQL for this platform: name one with HILO_TEST_POSTGRES_URL.");
	}
	return name === null ? url : url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
}
