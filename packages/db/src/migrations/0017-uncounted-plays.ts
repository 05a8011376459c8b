import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialect-of.ts";
import { columnTypes } from "./column-types.ts";

const LISTED = "removed_at is null and is_hidden = 0 and privacy in ('public', 'featured')";
const POPULARITY = "(play_count - uncounted_plays)";

// Popularity leaves out a creator's own plays and a player's repeats of a day. Their number is kept, so that older
// plays stay counted. The third index sums up creators' plays without reading the games.
export const uncountedPlays: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const { text, strictByKey } = columnTypes(dialectOf(db));
		const statements = [
			"alter table custom_games add column uncounted_plays integer not null default 0",
			`create table game_day_players (
				day ${text} not null,
				game_id ${text} not null,
				player_hash ${text} not null,
				primary key (day, game_id, player_hash)
			)${strictByKey}`,
			`create index if not exists custom_games_by_popularity on custom_games
				(${POPULARITY} desc, updated_at desc, id) where ${LISTED}`,
			`create index if not exists custom_games_by_popularity_and_name on custom_games
				(${POPULARITY} desc, name, id) where ${LISTED}`,
			`create index if not exists custom_games_plays_of_creators on custom_games
				(creator_id, play_count, uncounted_plays, timer_seconds, removed_at, is_hidden, privacy)
				where creator_id is not null and ${LISTED}`,
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};
