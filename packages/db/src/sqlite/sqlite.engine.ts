import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import SqliteDatabase, { type Database } from "better-sqlite3";
import { DatabaseConnectionError } from "../connection-error.ts";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { BusyWait } from "./busy.ts";
import { Statements } from "./statements.ts";
import { WriteQueue } from "./write-queue.ts";

/** How long SQLite may block this process while another one writes, in ms. After that `BusyWait` waits without blocking. */
const BUSY_TIMEOUT_MS = 10;
const OPEN_TIMEOUT_MS = 5_000;
const CACHE_KIB = 65_536;
const READ_CACHE_KIB = 16_384;
const MMAP_BYTES = 268_435_456;
/** The write-ahead log is cut back to this when a burst of writes or a long backup has made it larger. */
const LOG_BYTES = 67_108_864;

/** One open SQLite file: the connection that all use in turn, the statements prepared there, and one beside it for reads. */
export class SqliteEngine {
	readonly raw: Database;
	readonly statements: Statements;
	readonly writeQueue: WriteQueue;
	readonly busy = new BusyWait();
	readonly #file: string;
	#readConnection: { readonly raw: Database; readonly statements: Statements } | undefined;
	/** Kysely's object of the transaction that is running. */
	running: object | null = null;
	#closing: Promise<void> | undefined;

	/**
	 * Opens `file`, creating it and its folder where needed.
	 * @param isDurable whether a commit waits until the disk has it, so that it outlives a loss of power.
	 * @param onCommit hears of each commit how many transactions shared it.
	 */
	constructor(file: string, isDurable: boolean, onCommit?: (transactions: number) => void) {
		this.#file = file;
		mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
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

	/** Waits for a turn and begins a transaction. `turns.commit()` or `turns.rollback()` ends both. */
	async begin(): Promise<void> {
		this.assertUsable();
		await this.writeQueue.begin();
	}

	/**
	 * The statements of a second connection, which sees what is committed and nothing else. For reads while somebody has the turn: on the
	 * first they would have to wait, and so would end a commit that others might still share. Null where there is no file.
	 * @throws as `assertUsable`.
	 */
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

	/** Must be called when a statement failed: SQLite may have given up the whole transaction, as on a full disk. */
	noticeFailure(): void {
		if (!this.raw.inTransaction) this.running = null;
	}

	/** Waits for everyone who came before, then closes the file. */
	close(): Promise<void> {
		this.#closing ??= this.writeQueue.acquire().then(() => {
			this.#readConnection?.raw.close();
			this.raw.close();
		});
		return this.#closing;
	}

	/** @throws when the file was closed, and inside a transaction, which must be used instead. */
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
