import { once } from "node:events";
import { finished } from "node:stream/promises";
import type { Client } from "pg";
import { type CopyStreamQuery, from as copyFrom } from "pg-copy-streams";
import { endOfProcessRows } from "../process-rows.ts";
import { type Part, readArchive, type Table } from "./archive.ts";
import { quoted } from "./quoted.ts";

/**
 * Replaces all rows in one transaction. Triggers are off, as their results are in the backup.
 * @throws PostgreSQL's error for rows that do not fit.
 */
export async function load(client: Client, file: string): Promise<void> {
	await client.query("begin");
	try {
		const tables = await readTableNames(client);
		const references = await readReferences(client);
		for (const { table, name } of references)
			await client.query(`alter table ${quoted(table)} drop constraint ${quoted(name)}`);
		for (const table of tables) await client.query(`alter table ${quoted(table)} disable trigger user`);
		await client.query(`truncate ${tables.map(quoted).join(", ")}`);
		await copyAll(client, readArchive(file));
		for (const table of tables) await client.query(endOfProcessRows(table) ?? "");
		for (const { table, name, definition } of references)
			await client.query(`alter table ${quoted(table)} add constraint ${quoted(name)} ${definition}`);
		for (const table of tables) await client.query(`alter table ${quoted(table)} enable trigger user`);
		await client.query("commit");
	} catch (error) {
		await client.query("rollback");
		throw error;
	}
	// The planner's statistics are not in a backup.
	await client.query("analyze");
}

async function copyAll(client: Client, parts: AsyncIterable<Part>): Promise<void> {
	let table: TableCopy | null = null;
	for await (const part of parts) {
		if (part.kind === "rows") await table?.write(part.data);
		else {
			await table?.end();
			table = part.kind === "table" ? new TableCopy(client, part.table) : null;
		}
	}
}

class TableCopy {
	readonly #copy: CopyStreamQuery;
	readonly #done: Promise<void>;

	constructor(client: Client, { table, columns }: Table) {
		const names = columns.map(quoted).join(", ");
		this.#copy = client.query(copyFrom(`copy ${quoted(table)} (${names}) from stdin`));
		this.#done = finished(this.#copy);
		// Avoids an unhandled rejection: `write` and `end` throw it.
		this.#done.catch(() => {});
	}

	async write(rows: Buffer): Promise<void> {
		if (!this.#copy.write(rows)) await Promise.race([once(this.#copy, "drain"), this.#done]);
	}

	async end(): Promise<void> {
		this.#copy.end();
		await this.#done;
	}
}

async function readTableNames(client: Client): Promise<string[]> {
	const { rows } = await client.query<{ name: string }>(
		`select tablename as name from pg_tables
		where schemaname = current_schema() and tablename not like 'kysely\\_%' order by tablename`,
	);
	return rows.map(({ name }) => name);
}

interface Reference {
	readonly table: string;
	readonly name: string;
	readonly definition: string;
}

async function readReferences(client: Client): Promise<Reference[]> {
	const { rows } = await client.query<Reference>(
		`select relname as table, conname as name, pg_get_constraintdef(pg_constraint.oid) as definition
		from pg_constraint join pg_class on pg_class.oid = conrelid
		where contype = 'f' and connamespace = current_schema()::regnamespace order by 1, 2`,
	);
	return rows;
}
