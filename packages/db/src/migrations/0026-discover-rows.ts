import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";

const LISTED = "removed_at is null and is_hidden = 0 and privacy in ('public', 'featured')";

/** For games that trend and for short ones. Earlier plays make no game trend, because their players are unknown. */
export const discoverRows: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const statements = [
			"alter table custom_play_days add column players integer not null default 0",
			"create index custom_play_days_of_day on custom_play_days (day, game_id, players)",
			`create index custom_games_short on custom_games
				((play_count - uncounted_plays) desc, updated_at desc, id) where ${LISTED} and item_count <= 15`,
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
