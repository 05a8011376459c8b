import type { Database } from "@hilo/db/open-database";
import type { KyselyPlugin } from "kysely";

export class CountedDatabase {
	/** One number per committed transaction. */
	readonly transactions: number[] = [];
	reads = 0;

	readonly wrap = (db: Database): Database => ({
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

	/** The fewest reads of one call in ten, because reads of other work in the process are counted too. */
	async fewestReads(call: () => Promise<unknown>): Promise<number> {
		const counts: number[] = [];
		for (let run = 0; run < 10; run++) {
			this.reset();
			await call();
			counts.push(this.reads);
		}
		return Math.min(...counts);
	}

	reset(): void {
		this.transactions.length = 0;
		this.reads = 0;
	}
}

function counting(count: () => void): KyselyPlugin {
	return {
		transformQuery: ({ node }) => node,
		transformResult: async ({ result }) => {
			count();
			return result;
		},
	};
}
