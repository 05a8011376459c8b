import type { Database } from "@hilo/db/open-database";

/** A database whose queries outside transactions fail on demand. */
export class FailingDatabase {
	failure: Error | null = null;

	readonly wrap = (db: Database): Database => {
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
