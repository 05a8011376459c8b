import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase, { type Database } from "better-sqlite3";
import { DatabaseConnectionError } from "../connection-error.ts";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { BusyWait } from "./busy.ts";
import { makePrivate } from "./private-file.ts";
import { Statements } from "./statements.ts";
import { WriteQueue } from "./write-queue.ts";

/** How long SQLite may block this process while another one writes. After it, `BusyWait` waits without blocking. */
const BUSY_TIMEOUT_MS = 10;
const OPEN_TIMEOUT_MS = 5_000;
const CACHE_KIB = 65_536;
const READ_CACHE_KIB = 16_384;
const MMAP_BYTES = 268_435_456;
/** The write-ahead log is truncated to this size after a burst of writes or a long backup. */
const LOG_BYTES = 67_108_864;

/** An open SQLite file: one connection that all callers queue for, and a second one for reads. */
export class SqliteEngine {
	readonly raw: Database;
	readonly statements: Statements;
	readonly writeQueue: WriteQueue;
	readonly busy = new BusyWait();
	readonly #file: string;
	#readConnection: { readonly raw: Database; readonly statements: Statements } | undefined;
	running: object | null = null;
	#closing: Promise<void> | undefined;

	/** @param onCommit called after each commit with the number of transactions that shared it. */
	constructor(file: string, isDurable: boolean, onCommit?: (transactions: number) => void) {
		this.#file = file;
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
		if (file !== ":memory:") makePrivate(file);
		this.raw = new SqliteDatabase(file, { timeout: OPEN_TIMEOUT_MS });
		this.raw.pragma("journal_mode = wal");
		this.raw.pragma(`synchronous = ${isDurable ? "full" : "off"}`);
		this.raw.pragma("foreign_keys = on");
		this.raw.pragma("temp_store = memory");
		setUp(this.raw, CACHE_KIB);
		this.raw.pragma(`journal_size_limit = ${LOG_BYTES}`);
		this.statements = new Statements(this.raw);
		this.writeQueue = new WriteQueue(this.raw, this.busy, onCommit);
	}

	async begin(): Promise<void> {
		this.assertUsable();
		await this.writeQueue.begin();
	}

	/** Reads committed rows while the first connection is in use, without ending its shared commit. Null in memory. */
	get readStatements(): Statements | null {
		this.assertUsable();
		if (this.raw.memory) return null;
		this.#readConnection ??= this.#openReadConnection();
		return this.#readConnection.statements;
	}

	#openReadConnection() {
		const raw = new SqliteDatabase(this.#file, { timeout: OPEN_TIMEOUT_MS });
		raw.pragma("query_only = on");
		setUp(raw, READ_CACHE_KIB);
		return { raw, statements: new Statements(raw) };
	}

	/** Must be called after a failed statement: SQLite may have rolled back the whole transaction. */
	noticeFailure(): void {
		if (!this.raw.inTransaction) this.running = null;
	}

	close(): Promise<void> {
		this.#closing ??= this.writeQueue.acquire().then(() => {
			this.#readConnection?.raw.close();
			this.raw.close();
		});
		return this.#closing;
	}

	/** @throws when the file is closed, and inside a transaction. */
	assertUsable(): void {
		if (this.#closing !== undefined) throw new DatabaseConnectionError("closed");
		refuseInsideTransaction(this);
	}
}

function setUp(raw: Database, cacheKib: number): void {
	raw.pragma(`cache_size = -${cacheKib}`);
	raw.pragma(`mmap_size = ${MMAP_BYTES}`);
	raw.pragma(`busy_timeout = ${BUSY_TIMEOUT_MS}`);
}
