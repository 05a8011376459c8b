import { setImmediate } from "node:timers";
import type { Database, Statement } from "better-sqlite3";
import { DatabaseConnectionError } from "../connection-error.ts";
import type { BusyWait } from "./busy.ts";

/** Captured at load, because tests replace the timers. */
const scheduleImmediate = setImmediate;

const MAX_TRANSACTIONS_PER_COMMIT = 100;

interface Waiting {
	readonly isTransaction: boolean;
	start(): void;
}

interface Finished {
	resolve(): void;
	reject(error: unknown): void;
}

/**
 * Gives the one connection to one caller at a time. Transactions that finish in the same pass of the event loop share a
 * commit: all after the first are savepoints in it, which can fail alone. See docs/decisions/shared-commits.md.
 */
export class WriteQueue {
	readonly #raw: Database;
	readonly #busy: BusyWait;
	readonly #statements: ReturnType<typeof controlStatements>;
	readonly #waiting: Waiting[] = [];
	/** Transactions whose work is done, but which are not committed yet. */
	readonly #finished: Finished[] = [];
	readonly #onCommit: (transactions: number) => void;
	#isAcquired = false;
	/** Whether the running transaction is a savepoint, because finished ones wait for the same commit. */
	#isSavepoint = false;
	#isPlanned = false;
	/** Whether the planned commit is due: it is made as soon as no transaction is running. */
	#isDue = false;

	constructor(raw: Database, busy: BusyWait, onCommit: (transactions: number) => void = () => {}) {
		this.#raw = raw;
		this.#busy = busy;
		this.#onCommit = onCommit;
		this.#statements = controlStatements(raw);
	}

	/** Whether synchronous code may use the connection without a place in the queue. */
	get isIdle(): boolean {
		return !this.#isAcquired && this.#finished.length === 0;
	}

	/** Waits for the connection, outside any transaction, until `release()`. */
	async acquire(): Promise<void> {
		if (this.isIdle) this.#isAcquired = true;
		else await this.#wait(false);
	}

	release(): void {
		const next = this.#waiting.shift();
		this.#isAcquired = next !== undefined;
		if (this.#finished.length > 0) {
			if (this.#isDue || next?.isTransaction === false) this.#commitAll();
			else if (next === undefined) this.#planCommit();
		}
		next?.start();
	}

	/** Waits for the connection and begins a transaction with the write lock, until `commit()` or `rollback()`. */
	async begin(): Promise<void> {
		if (this.#isAcquired) await this.#wait(true);
		else this.#isAcquired = true;
		try {
			if (this.#finished.length >= MAX_TRANSACTIONS_PER_COMMIT) this.#commitAll();
			this.#isSavepoint = this.#finished.length > 0;
			if (this.#isSavepoint) this.#statements.savepoint.run();
			else await this.#busy.run(() => this.#statements.begin.run());
		} catch (error) {
			// The full text search writes when a savepoint begins: on a full disk SQLite gives up the transaction.
			if (!this.#raw.inTransaction) this.#rejectAll(new DatabaseConnectionError("rolled-back"));
			this.release();
			throw error;
		}
	}

	/** Frees the connection, and resolves when the transaction's writes are on the disk. */
	commit(): Promise<void> {
		try {
			if (this.#isSavepoint) this.#statements.release.run();
		} catch (error) {
			this.rollback();
			return Promise.reject(error);
		}
		return new Promise((resolve, reject) => {
			this.#finished.push({ resolve, reject });
			this.release();
		});
	}

	rollback(): void {
		try {
			if (!this.#raw.inTransaction) this.#rejectAll(new DatabaseConnectionError("rolled-back"));
			else if (this.#isSavepoint) this.#undoSavepoint();
			else this.#statements.rollback.run();
		} finally {
			this.release();
		}
	}

	#undoSavepoint(): void {
		this.#statements.undo.run();
		this.#statements.release.run();
	}

	#wait(isTransaction: boolean): Promise<void> {
		return new Promise((resolve) => this.#waiting.push({ isTransaction, start: resolve }));
	}

	#planCommit(): void {
		if (this.#isPlanned) return;
		this.#isPlanned = true;
		scheduleImmediate(() => {
			this.#isPlanned = false;
			if (this.#finished.length === 0) return;
			this.#isDue = true;
			if (!this.#isAcquired) this.release();
		});
	}

	#commitAll(): void {
		this.#isDue = false;
		try {
			this.#statements.commit.run();
		} catch (error) {
			this.#rejectAll(error);
			if (this.#raw.inTransaction) this.#statements.rollback.run();
		}
		const committed = this.#finished.splice(0);
		if (committed.length > 0) this.#onCommit(committed.length);
		for (const { resolve } of committed) resolve();
	}

	#rejectAll(error: unknown): void {
		for (const { reject } of this.#finished.splice(0)) reject(error);
	}
}

function controlStatements(
	raw: Database,
): Record<"begin" | "commit" | "rollback" | "savepoint" | "release" | "undo", Statement> {
	return {
		// "immediate": SQLite refuses the write lock to a transaction that has read before another process wrote.
		begin: raw.prepare("begin immediate"),
		commit: raw.prepare("commit"),
		rollback: raw.prepare("rollback"),
		savepoint: raw.prepare("savepoint shared"),
		release: raw.prepare("release shared"),
		undo: raw.prepare("rollback to shared"),
	};
}
