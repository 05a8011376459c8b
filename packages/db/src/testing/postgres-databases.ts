import { createHash, randomUUID } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type pg from "pg";
import { migrate } from "../migrate.ts";
import { onConnections, openDatabase } from "../open-database.ts";
import { openConnections } from "../postgres/open-connections.ts";
import { PgDialect } from "../postgres/postgres.dialect.ts";
import type { TestDatabase } from "./databases.ts";
import { TableEmptier } from "./empty-tables.ts";

/** Keeps our advisory locks apart from Kysely's own. */
const LOCK_SPACE = 0x48_69_6c_6f;
const TEMPLATE_LOCK = -1;

/** A database that no test of this process uses at the moment stays open, at most so many of them. */
const MOST_IDLE = 2;

/** A database that this process has the lock of. */
interface Slot {
	readonly name: string;
	readonly number: number;
	readonly connections: pg.Pool;
	readonly dialect: PgDialect;
	readonly tables: TableEmptier;
}

/**
 * Databases for tests on the server that `HILO_TEST_POSTGRES_URL` names. Copying the template takes thirty times as long as
 * emptying its tables, so a database is used again by later tests, and by those of the same process with its connections: a new
 * one costs more than most tests. A lock on the server tells who has which, also between processes and after a crash.
 */
export class PostgresDatabases {
	/** The one connection that the locks hang on. */
	#admin: pg.Pool | undefined;
	readonly #idle: Slot[] = [];

	/** Opens a database that is empty of rows, or of everything. */
	async open(isEmpty: boolean): Promise<TestDatabase> {
		this.#admin ??= keepConnections(urlOf(null), 1);
		return isEmpty ? await openBare(this.#admin) : await this.#openMigrated(this.#admin);
	}

	/** Closes the connections that are kept, and so gives up the locks. Every database must be closed before. */
	async end(): Promise<void> {
		const admin = this.#admin;
		this.#admin = undefined;
		await Promise.all(this.#idle.splice(0).map(({ connections }) => connections.end()));
		await admin?.end();
	}

	async #openMigrated(admin: pg.Pool): Promise<TestDatabase> {
		const slot = this.#idle.pop() ?? (await openSlot(admin));
		await slot.tables.empty();
		const database = onConnections(slot.dialect);
		// Kysely closes only what was used.
		await database.ping();
		let isNamed = false;
		let closing: Promise<void> | undefined;
		const giveBack = async () => {
			await database.close();
			// Whoever was told the address may have cut connections, or have one of its own.
			if (!isNamed && this.#idle.length < MOST_IDLE) this.#idle.push(slot);
			else await closeSlot(admin, slot);
		};
		return {
			...database,
			get url() {
				isNamed = true;
				return urlOf(slot.name);
			},
			// A test may close it before all are closed at its end.
			close: () => {
				closing ??= giveBack();
				return closing;
			},
		};
	}
}

/** Returns connections that stay open, and keep no process from its end. */
function keepConnections(url: string, most: number): pg.Pool {
	const connections = openConnections(url, most);
	Object.assign(connections.options, {
		allowExitOnIdle: true,
		idleTimeoutMillis: 0,
		connectionTimeoutMillis: 0,
	});
	return connections;
}

async function openBare(admin: pg.Pool): Promise<TestDatabase> {
	const name = `hilo_bare_${randomUUID().replaceAll("-", "")}`;
	await admin.query(`create database ${name} strategy file_copy`);
	const url = urlOf(name);
	const database = await openDatabase({ url });
	const close = async () => {
		await database.close();
		await admin.query(`drop database ${name} with (force)`);
	};
	return { ...database, url, close };
}

async function openSlot(admin: pg.Pool): Promise<Slot> {
	const template = `hilo_template_${migrationsHash()}`;
	const number = await lockFreeSlot(admin);
	const name = `${template}_${number}`;
	if (await exists(admin, name)) {
		await admin.query("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", [name]);
	} else {
		await createTemplate(admin, template);
		await admin.query(`create database ${name} template ${template} strategy file_copy`);
	}
	const connections = keepConnections(urlOf(name), 10);
	const kept = { connect: () => connections.connect(), end: async () => {} };
	return {
		name,
		number,
		connections,
		dialect: new PgDialect(kept),
		tables: new TableEmptier(connections),
	};
}

async function closeSlot(admin: pg.Pool, { number, connections }: Slot): Promise<void> {
	await connections.end();
	await admin.query("select pg_advisory_unlock($1, $2)", [LOCK_SPACE, number]);
}

async function lockFreeSlot(admin: pg.Pool): Promise<number> {
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

async function createTemplate(admin: pg.Pool, template: string): Promise<void> {
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

async function exists(admin: pg.Pool, name: string): Promise<boolean> {
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
