import {
	type CompiledQuery,
	type ConnectionProvider,
	type DatabaseConnection,
	type KyselyProps,
	type QueryResult,
	Transaction,
} from "kysely";
import { insideTransaction } from "../open-transaction.ts";
import { SqliteConnection } from "./connection.ts";
import type { SqliteEngine } from "./sqlite.engine.ts";

/** Runs `work` in a transaction that may share its commit with others, which Kysely's own transactions can't. */
export async function runTransaction<DB, T>(
	engine: SqliteEngine,
	props: KyselyProps,
	work: (tx: Transaction<DB>) => Promise<T>,
): Promise<T> {
	await engine.begin();
	const connection = new TransactionConnection(engine);
	const tx = new Transaction<DB>({ ...props, executor: props.executor.withConnectionProvider(connection) });
	connection.transaction = tx;
	engine.running = tx;
	let result: T;
	try {
		result = await insideTransaction(engine, () => work(tx));
		connection.assertRunning();
	} catch (error) {
		engine.running = null;
		engine.writeQueue.rollback();
		throw error;
	}
	engine.running = null;
	await engine.writeQueue.commit();
	return result;
}

/** The connection of one transaction; it refuses statements after the transaction's end. */
class TransactionConnection extends SqliteConnection implements ConnectionProvider {
	transaction: object | null = null;

	provideConnection<T>(consumer: (connection: DatabaseConnection) => Promise<T>): Promise<T> {
		return consumer(this);
	}

	assertRunning(): void {
		if (this.engine.running !== this.transaction) throw new Error("The transaction is over.");
	}

	override async executeQuery<R>(query: CompiledQuery): Promise<QueryResult<R>> {
		this.assertRunning();
		try {
			return await super.executeQuery<R>(query);
		} catch (error) {
			this.engine.noticeFailure();
			throw error;
		}
	}

	override async *streamQuery<R>(query: CompiledQuery): AsyncIterableIterator<QueryResult<R>> {
		for await (const rows of super.streamQuery<R>(query)) {
			this.assertRunning();
			yield rows;
		}
	}
}
