import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { BackupError } from "../backup-error.ts";

/**
 * Gzipped text: a header line of JSON; for each table a JSON line, its rows as COPY writes them and `END_OF_ROWS`; at
 * last a JSON line with the totals.
 */
export const FORMAT = "hilo postgres backup 1";
/** No row looks like this: COPY doubles a backslash in a text. */
export const END_OF_ROWS = "\\.";

const NEWLINE = 0x0a;
const LINE_END = Buffer.from("\n");
const BATCH_BYTES = 65_536;

export interface Header {
	readonly format: typeof FORMAT;
	readonly migrations: readonly string[];
	readonly madeAt: string;
}

export interface Table {
	readonly table: string;
	readonly columns: readonly string[];
}

export interface Total {
	readonly tables: number;
	readonly rows: number;
}

export type Part =
	| { readonly kind: "header"; readonly header: Header }
	| { readonly kind: "table"; readonly table: Table }
	/** Whole rows of the previous table. */
	| { readonly kind: "rows"; readonly data: Buffer; readonly count: number }
	| { readonly kind: "total"; readonly total: Total };

/** Reads a backup. @throws BackupError where the file is no backup, damaged or cut short. */
export async function* readArchive(file: string): AsyncGenerator<Part> {
	const lines = linesOf(file);
	const header = parseLine(await nextLine(lines));
	if (!isHeader(header)) throw new BackupError("The file is no backup of a PostgreSQL database.");
	yield { kind: "header", header };
	let [tables, rows] = [0, 0];
	for (;;) {
		const value = parseLine(await nextLine(lines));
		if (isTable(value)) {
			tables += 1;
			yield { kind: "table", table: value };
			for await (const part of rowBatches(lines)) {
				rows += part.count;
				yield part;
			}
		} else if (isTotal(value) && value.tables === tables && value.rows === rows) {
			yield { kind: "total", total: value };
			return;
		} else throw new BackupError("The backup is damaged: it does not hold what it says.");
	}
}

async function* rowBatches(lines: AsyncGenerator<Buffer>): AsyncGenerator<Extract<Part, { kind: "rows" }>> {
	let batch: Buffer[] = [];
	let bytes = 0;
	for (;;) {
		const line = await nextLine(lines);
		const isEnd = line.length === 2 && line.toString("latin1") === END_OF_ROWS;
		if (!isEnd) {
			batch.push(line, LINE_END);
			bytes += line.length;
		}
		if (batch.length > 0 && (isEnd || bytes >= BATCH_BYTES)) {
			yield { kind: "rows", data: Buffer.concat(batch), count: batch.length / 2 };
			batch = [];
			bytes = 0;
		}
		if (isEnd) return;
	}
}

async function nextLine(lines: AsyncGenerator<Buffer>): Promise<Buffer> {
	const { value, done } = await lines.next();
	if (done) throw new BackupError("The backup is damaged: its end is missing.");
	return value;
}

async function* linesOf(file: string): AsyncGenerator<Buffer> {
	const text = createGunzip();
	// Errors of the pipeline surface in the loop below.
	pipeline(createReadStream(file), text, () => {});
	let partialLine: Buffer[] = [];
	try {
		for await (const chunk of text) {
			let from = 0;
			for (let end = chunk.indexOf(NEWLINE); end >= 0; end = chunk.indexOf(NEWLINE, from)) {
				yield Buffer.concat([...partialLine, chunk.subarray(from, end)]);
				partialLine = [];
				from = end + 1;
			}
			if (from < chunk.length) partialLine.push(chunk.subarray(from));
		}
	} catch (error) {
		throw new BackupError(`The file is damaged or no backup: ${reasonOf(error)}.`, { cause: error });
	}
}

function reasonOf(error: unknown): string {
	return error instanceof Error ? error.message : String(error);
}

function parseLine(line: Buffer): object {
	try {
		return Object(JSON.parse(line.toString("utf8")));
	} catch {
		return {};
	}
}

function isHeader(value: object): value is Header {
	return (
		"format" in value && value.format === FORMAT && "migrations" in value && isStringArray(value.migrations)
	);
}

function isTable(value: object): value is Table {
	return (
		"table" in value && typeof value.table === "string" && "columns" in value && isStringArray(value.columns)
	);
}

function isTotal(value: object): value is Total {
	return "tables" in value && typeof value.tables === "number" && "rows" in value;
}

function isStringArray(value: unknown): value is string[] {
	return Array.isArray(value) && value.every((text) => typeof text === "string");
}
