import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase, { type Database } from "better-sqlite3";
import { SqliteConnection } from "./connection.ts";
import { Statements } from "./statements.ts";
import { Turns } from "./turns.ts";

/** How long a process waits for another one's write, in ms. */
const BUSY_TIMEOUT_MS = 5_000;
const CACHE_KIB = 65_536;
const MMAP_BYTES = 268_435_456;

/** One open SQLite file: its only connection, the statements prepared on it, and whose turn it is. */
export class SqliteEngine {
	readonly raw: Database;
	readonly statements: Statements;
	readonly connection: SqliteConnection;
	readonly turns = new Turns();

	/**
	 * Opens `file`, creating it and its folder where needed.
	 * @param isDurable whether a commit waits until the disk has it, so that it outlives a loss of power.
	 */
	constructor(file: string, isDurable: boolean) {
		mkdirSync(dirname(file), { recursive: true });
		this.raw = new SqliteDatabase(file, { timeout: BUSY_TIMEOUT_MS });
		this.raw.pragma("journal_mode = wal");
		this.raw.pragma(`synchronous = ${isDurable ? "full" : "off"}`);
		this.raw.pragma("foreign_keys = on");
		this.raw.pragma("temp_store = memory");
		this.raw.pragma(`cache_size = -${CACHE_KIB}`);
		this.raw.pragma(`mmap_size = ${MMAP_BYTES}`);
		this.statements = new Statements(this.raw);
		this.connection = new SqliteConnection(this.raw, this.statements);
	}

	/** Closes the file; closing twice is harmless. */
	close(): void {
		if (!this.raw.open) return;
		this.raw.pragma("optimize");
		this.raw.close();
	}
}
