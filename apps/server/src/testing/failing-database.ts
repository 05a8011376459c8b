import type { Database } from "@hilo/db/open-database";

/** A database that a test can have fail at every query outside transactions. */
export class FailingDatabase {
	/** What every query fails with; null while the database works. */
	failure: Error | null = null;

	/** To be handed to `openSite`. */
	readonly through = (db: Database): Database => {
		const failure = () => this.failure;
		return {
			...db,
			get kysely() {
				const error = failure();
				if (error) throw error;
				return db.kysely;
			},
		};
	};
}
