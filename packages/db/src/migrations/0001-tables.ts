import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialects.ts";
import { accounts } from "./0001/accounts.ts";
import { administration, auditGuard } from "./0001/administration.ts";
import { customGames } from "./0001/custom-games.ts";
import { dailyAndDuels } from "./0001/daily-and-duels.ts";
import { play } from "./0001/play.ts";
import { site } from "./0001/site.ts";
import { social } from "./0001/social.ts";
import { columnTypes } from "./column-types.ts";

/** All tables of 1.0, in the order in which they refer to one another. */
export const tables: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const types = columnTypes(dialect);
		const statements = [accounts, customGames, play, dailyAndDuels, social, administration, site].flatMap(
			(createTables) => createTables(types),
		);
		for (const statement of [...statements, ...auditGuard[dialect]]) await sql.raw(statement).execute(db);
	},
};
