import type { Database } from "@hilo/db/open-database";
import type { KyselyPlugin } from "kysely";

/** Counts the statements of a database: those of each transaction, and those outside of transactions. */
export class CountedDatabase {
	/** How many each transaction had that was committed. */
	readonly transactions: number[] = [];
	/** How many ran outside of transactions. */
	reads = 0;

	/** To be handed to `openSite`. */
	readonly through = (db: Database): Database => ({
		...db,
		kysely: db.kysely.withPlugin(counting(() => this.reads++)),
		transaction: async (work) => {
			let statements = 0;
			const result = await db.transaction((tx) => {
				statements = 0;
				const counted = tx.withPlugin(counting(() => statements++));
				return work(Object.assign(counted, { afterCommit: tx.afterCommit.bind(tx) }));
			});
			this.transactions.push(statements);
			return result;
		},
	});

	/** Starts to count anew. */
	reset(): void {
		this.transactions.length = 0;
		this.reads = 0;
	}
}

/** Calls `count` after every statement. */
function counting(count: () => void): KyselyPlugin {
	return {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			count();
			return result;
		},
	};
}
