import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

const MOVED = {
	"old-moves": "movesDeletedUntil",
	"picture-owners": "pictureOwnersSweptUntil",
	pictures: "picturesSweptUntil",
} as const;

/** Moves the positions out of `settings`, each change of which makes every process clear its caches. */
export const chorePositions: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, strictByKey } = columnTypes(dialectOf(db));
		await sql
			.raw(`create table chore_positions (
				chore ${text} primary key not null,
				position ${text} not null
			)${strictByKey}`)
			.execute(db);
		for (const [chore, setting] of Object.entries(MOVED))
			await sql`insert into chore_positions (chore, position)
				select ${sql.lit(chore)}, value from settings where key = ${sql.lit(setting)}`.execute(db);
	},
};
