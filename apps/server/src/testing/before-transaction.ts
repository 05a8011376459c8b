import type { Database } from "@hilo/db/open-database";

/** A database that runs `action` before each transaction, after the call's first reads. */
export class BeforeTransaction {
	action: () => Promise<unknown> = async () => {};

	readonly wrap = (db: Database): Database => ({
		...db,
		kysely: db.kysely,
		transaction: async (work) => {
			await this.action();
			return db.transaction(work);
		},
	});
}
