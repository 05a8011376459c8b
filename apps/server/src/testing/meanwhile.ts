import type { Database } from "@hilo/db/open-database";

/** A database on which `happens` runs between a call's first reads and its transaction. */
export class Meanwhile {
	happens: () => Promise<unknown> = async () => {};

	readonly through = (db: Database): Database => ({
		...db,
		kysely: db.kysely,
		transaction: async (work) => {
			await this.happens();
			return db.transaction(work);
		},
	});
}
