import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { migrate } from "../migrate.ts";
import { openDatabase } from "../open-database.ts";
import type { TestDatabase } from "./databases.ts";

/** Keeps our advisory locks apart from Kysely's own. */
const LOCK_SPACE = 0x48_69_6c_6f;
const TEMPLATE_LOCK = -1;

const EMPTY_ALL_TABLES = `do $$ declare name text; begin
	set local session_replication_role = replica;
	for name in select tablename from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
		and tablename <> 'site_counts' loop
		execute format('delete from %I', name);
	end loop;
	update site_counts set count = 0;
end $$`;

/**
 * Databases for tests on the server that `HILO_TEST_POSTGRES_URL` names. Copying the template takes thirty times as long as
 * emptying its tables, so a database is used again by later tests; a lock on the server tells who has which, also
 * between processes and after a crash.
 */
export class PostgresDatabases {
	#admin: Promise<pg.Client> | undefined;

	/** Opens a database that is empty of rows, or of everything. */
	async open(isEmpty: boolean): Promise<TestDatabase> {
		const admin = await this.#connect();
		return isEmpty ? await openBare(admin) : await openMigrated(admin);
	}

	/** Closes the connection that the locks hang on. */
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

async function openBare(admin: pg.Client): Promise<TestDatabase> {
	const name = `hilo_bare_${randomUUID().replaceAll("-", "")}`;
	await admin.query(`create database ${name} strategy file_copy`);
	return await openNamed(name, async () => {
		await admin.query(`drop database ${name} with (force)`);
	});
}

async function openMigrated(admin: pg.Client): Promise<TestDatabase> {
	const template = `hilo_template_${migrationsHash()}`;
	const slot = await lockFreeSlot(admin);
	const name = `${template}_${slot}`;
	if (await exists(admin, name)) {
		await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
		const client = await connect(urlOf(name));
		await client.query(EMPTY_ALL_TABLES).finally(() => client.end());
	} else {
		await createTemplate(admin, template);
		await admin.query(`create database ${name} template ${template} strategy file_copy`);
	}
	return await openNamed(name, async () => {
		await admin.query("select pg_advisory_unlock($1, $2)", [LOCK_SPACE, slot]);
	});
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
		// A session may take its own lock again, so what this one holds is looked up.
		const { rows } = await admin.query(
			`select pg_try_advisory_lock($1, $2) as locked where not exists (
				select from pg_locks where locktype = 'advisory' and classid = $1 and objid = $2 and pid = pg_backend_pid()
			)`,
			[LOCK_SPACE, slot],
		);
		if (rows[0]?.locked === true) return slot;
	}
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

/** Names the tables' present shape, so that a server that outlives a change of them gives no stale ones. */
function migrationsHash(): string {
	const folder = join(import.meta.dirname, "..", "migrations");
	const hash = createHash("sha256");
	for (const file of readdirSync(folder).sort()) hash.update(readFileSync(join(folder, file)));
	return hash.digest("hex").slice(0, 12);
}

/** The address of a database on the tests' server; null for the one that is always there. */
function urlOf(name: string | null): string {
	const url = process.env.HILO_TEST_POSTGRES_URL;
	if (url === undefined) {
		throw new Error("No PostgreSQL: name testing/postgres.global-setup.ts in vitest.config.ts.");
	}
	return name === null ? url : url.replace(/\/[^/?]+(\?|$)/, `/${name}$1`);
}
