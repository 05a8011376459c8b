import { createWriteStream } from "node:fs";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { to as copyTo } from "pg-copy-streams";
import { END_OF_ROWS, FORMAT, type Header, type Table, type Total } from "./archive.ts";
import { quoted } from "./quoted.ts";

const NEWLINE = 0x0a;
/** Kysely's own tables: a restore runs the migrations, which writes them again. */
const INTERNAL_TABLE = /^kysely_/;

/** Writes a snapshot of all rows to a new private file, and returns the totals; the database may be in use. */
export async function dump(client: Client, file: string, migrations: readonly string[]): Promise<Total> {
	const total = { tables: 0, rows: 0 };
	await client.query("begin isolation level repeatable read read only");
	try {
		const text = Readable.from(archiveChunks(client, migrations, total), { objectMode: false });
		await pipeline(text, createGzip(), createWriteStream(file, { flags: "wx", mode: 0o600 }));
	} finally {
		await client.query("rollback");
	}
	return total;
}

async function* archiveChunks(
	client: Client,
	migrations: readonly string[],
	total: { tables: number; rows: number },
): AsyncGenerator<Buffer> {
	const header: Header = { format: FORMAT, migrations, madeAt: new Date().toISOString() };
	yield jsonLine(header);
	for (const table of await readTables(client)) {
		total.tables += 1;
		yield jsonLine(table);
		const rows = client.query(
			copyTo(`copy ${quoted(table.table)} (${table.columns.map(quoted).join(", ")}) to stdout`),
		);
		for await (const chunk of rows) {
			total.rows += countLines(chunk);
			yield chunk;
		}
		yield Buffer.from(`${END_OF_ROWS}\n`);
	}
	yield jsonLine(total);
}

async function readTables(client: Client): Promise<Table[]> {
	const { rows } = await client.query<{ table: string; columns: string[] }>(
		`select table_name as table, array_agg(column_name::text order by ordinal_position) as columns
		from information_schema.tables join information_schema.columns using (table_schema, table_name)
		where table_schema = current_schema() and table_type = 'BASE TABLE' and is_generated = 'NEVER'
		group by table_name order by table_name`,
	);
	return rows.filter(({ table }) => !INTERNAL_TABLE.test(table));
}

function jsonLine(value: object): Buffer {
	return Buffer.from(`${JSON.stringify(value)}\n`);
}

function countLines(chunk: Buffer): number {
	let count = 0;
	for (let at = chunk.indexOf(NEWLINE); at >= 0; at = chunk.indexOf(NEWLINE, at + 1)) count++;
	return count;
}
