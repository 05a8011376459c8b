import type { Driver, TransactionSettings } from "kysely";
import pg, { type Pool } from "pg";
import { currentSubject } from "../acting-for.ts";
import { DatabaseConnectionError } from "../connection-error.ts";
import { refuseInsideTransaction } from "../open-transaction.ts";
import { type BorrowedConnection, type ConnectionPurpose, PgConnection } from "./connection.ts";
import type { Limits } from "./limits.ts";
import type { PreparedNames } from "./prepared-names.ts";
import type { WriteSlots } from "./write-slots.ts";

export class PgDriver implements Driver {
	readonly #connections: Pool;
	readonly #names: PreparedNames;
	readonly #limits: Limits | null;
	readonly #writes: WriteSlots;
	#inUse = 0;
	#whenIdle: (() => void) | undefined;
	#isClosed = false;

	constructor(connections: Pool, names: PreparedNames, limits: Limits | null, writes: WriteSlots) {
		this.#connections = connections;
		this.#names = names;
		this.#limits = limits;
		this.#writes = writes;
	}

	async init(): Promise<void> {}

	async acquireConnection(): Promise<PgConnection> {
		refuseInsideTransaction(this.#connections);
		if (this.#isClosed) throw new DatabaseConnectionError("closed");
		this.#limits?.availability.assertReachable();
		this.#inUse++;
		return new PgConnection({
			borrow: (purpose) => this.#borrow(purpose),
			runWrite: (write) => this.#writes.runFor(currentSubject(), write),
			tries: () => this.#writes.tries(),
			names: this.#names,
			limits: this.#limits,
		});
	}

	async releaseConnection(connection: PgConnection): Promise<void> {
		await connection.release();
		this.#countRelease();
	}

	async beginTransaction(connection: PgConnection, settings: TransactionSettings): Promise<void> {
		await connection.begin(settings.isolationLevel ?? "read committed");
	}

	async commitTransaction(connection: PgConnection): Promise<void> {
		await connection.commit();
	}

	async rollbackTransaction(connection: PgConnection): Promise<void> {
		await connection.rollback();
	}

	/** Waits for connections in use, which the pool itself would cut off. */
	async destroy(): Promise<void> {
		this.#isClosed = true;
		if (this.#inUse > 0) {
			await new Promise<void>((resolve) => {
				this.#whenIdle = resolve;
			});
		}
		this.#limits?.availability.close();
		await this.#connections.end();
	}

	async #borrow(purpose: ConnectionPurpose): Promise<BorrowedConnection> {
		const freeSlot = purpose === "write" ? await this.#writes.acquire() : () => undefined;
		try {
			const client = await this.#connections.connect();
			return {
				client,
				release: (isBroken) => {
					client.release(isBroken);
					freeSlot();
				},
			};
		} catch (error) {
			freeSlot();
			const failure = withoutCode(error)
				? new DatabaseConnectionError("no-connection", { cause: error })
				: error;
			this.#limits?.availability.reportFailure(failure);
			throw failure;
		}
	}

	#countRelease(): void {
		this.#inUse--;
		if (this.#inUse === 0) this.#whenIdle?.();
	}
}

/** The pool and the driver have no codes for their time limits, nor for a pool that was closed. */
function withoutCode(error: unknown): boolean {
	return error instanceof Error && !(error instanceof pg.DatabaseError) && !("code" in error);
}
