import type { Database } from "@hilo/db/open-database";

/** A database on which `happens` runs between a call's first reads and its transaction. */
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
