import { setImmediate } from "node:timers";
import type { Database, Statement } from "better-sqlite3";
import { whenNotBusy } from "./busy.ts";

/** Kept from the start, so that a test with fake timers still gets its commits. */
const afterThisTurn = setImmediate;

/** Transactions that may wait for one commit together. */
const MOST_IN_A_COMMIT = 100;

interface Waiting {
	readonly isTransaction: boolean;
	start(): void;
}

interface Finished {
	resolve(): void;
	reject(error: unknown): void;
}

/**
 * Whose turn it is on the one connection, first come, first served. Transactions that finish in the same turn of the
 * event loop share one commit, so that they wait for the disk once: each is a savepoint in one transaction of SQLite's,
 * fails by itself, and counts as committed only when the disk has them all. Nobody else gets a turn before that.
 */
export class Turns {
	readonly #raw: Database;
	readonly #statements: ReturnType<typeof controlStatements>;
	readonly #waiting: Waiting[] = [];
	/** Transactions that have finished and wait for their commit. */
	readonly #finished: Finished[] = [];
	#isTaken = false;
	/** Whether the running transaction is a savepoint behind finished ones. */
	#hasJoined = false;
	#isScheduled = false;
	/** Whether the commit should have been made already, but for the running transaction. */
	#isDue = false;

	constructor(raw: Database) {
		this.#raw = raw;
		this.#statements = controlStatements(raw);
	}

	/** Whether the connection may be used at once, by something that is over before anyone else can run. */
	get isFree(): boolean {
		return !this.#isTaken && this.#finished.length === 0;
	}

	/** Waits for a turn outside any transaction, which lasts until `pass()`. */
	async take(): Promise<void> {
		if (this.isFree) this.#isTaken = true;
		else await this.#wait(false);
	}

	/** Ends a turn that `take()` gave. */
	pass(): void {
		const next = this.#waiting.shift();
		this.#isTaken = next !== undefined;
		if (this.#finished.length > 0) {
			if (this.#isDue || next?.isTransaction === false) this.#commitAll();
			else if (next === undefined) this.#schedule();
		}
		next?.start();
	}

	/** Waits for a turn and starts a transaction in it, with the write lock, until `commit()` or `rollback()`. */
	async begin(): Promise<void> {
		if (this.#isTaken) await this.#wait(true);
		else this.#isTaken = true;
		try {
			if (this.#finished.length >= MOST_IN_A_COMMIT) this.#commitAll();
			this.#hasJoined = this.#finished.length > 0;
			if (this.#hasJoined) this.#statements.savepoint.run();
			else await whenNotBusy(() => this.#statements.begin.run());
		} catch (error) {
			this.pass();
			throw error;
		}
	}

	/** Ends the transaction's turn, and waits until what it wrote is on the disk. */
	commit(): Promise<void> {
		try {
			if (this.#hasJoined) this.#statements.release.run();
		} catch (error) {
			this.rollback();
			return Promise.reject(error);
		}
		return new Promise((resolve, reject) => {
			this.#finished.push({ resolve, reject });
			this.pass();
		});
	}

	/** Undoes the transaction and ends its turn. */
	rollback(): void {
		try {
			if (!this.#raw.inTransaction) this.#failAll(new Error("SQLite gave up the whole transaction."));
			else if (this.#hasJoined) this.#undoSavepoint();
			else this.#statements.rollback.run();
		} finally {
			this.pass();
		}
	}

	#undoSavepoint(): void {
		this.#statements.undo.run();
		this.#statements.release.run();
	}

	#wait(isTransaction: boolean): Promise<void> {
		return new Promise((resolve) => this.#waiting.push({ isTransaction, start: resolve }));
	}

	#schedule(): void {
		if (this.#isScheduled) return;
		this.#isScheduled = true;
		afterThisTurn(() => {
			this.#isScheduled = false;
			if (this.#finished.length === 0) return;
			this.#isDue = true;
			if (!this.#isTaken) this.pass();
		});
	}

	#commitAll(): void {
		this.#isDue = false;
		try {
			this.#statements.commit.run();
		} catch (error) {
			this.#failAll(error);
			if (this.#raw.inTransaction) this.#statements.rollback.run();
		}
		for (const { resolve } of this.#finished.splice(0)) resolve();
	}

	#failAll(error: unknown): void {
		for (const { reject } of this.#finished.splice(0)) reject(error);
	}
}

function controlStatements(
	raw: Database,
): Record<"begin" | "commit" | "rollback" | "savepoint" | "release" | "undo", Statement> {
	return {
		// The write lock at once: a transaction that reads first and writes later could not wait for it.
		begin: raw.prepare("begin immediate"),
		commit: raw.prepare("commit"),
		rollback: raw.prepare("rollback"),
		savepoint: raw.prepare("savepoint joined"),
		release: raw.prepare("release joined"),
		undo: raw.prepare("rollback to joined"),
	};
}
