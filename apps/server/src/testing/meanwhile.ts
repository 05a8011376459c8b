import type { Database } from "@hilo/db/open-database";

/** A database on which something happens between what a call reads first and its transaction. */
export class Meanwhile {
	/** Done before every transaction. */
	happens: () => Promise<unknown> = async () => {};

	/** To be handed to `openSite`. */
	readonly through = (db: Database): Database => ({
		...db,
		kysely: db.kysely,
		transaction: async (work) => {
			await this.happens();
			return db.transaction(work);
		},
	});
}
