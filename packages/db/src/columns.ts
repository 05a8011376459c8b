import { ACCOUNTS_COLUMNS } from "./tables/accounts.tables.ts";
import { ADMINISTRATION_COLUMNS } from "./tables/administration.tables.ts";
import { ANALYTICS_COLUMNS } from "./tables/analytics.tables.ts";
import { BOARDS_COLUMNS } from "./tables/boards.tables.ts";
import { CHAT_COLUMNS } from "./tables/chat.tables.ts";
import type { Columns } from "./tables/columns-and-values.ts";
import { CUSTOM_GAMES_COLUMNS } from "./tables/custom-games.tables.ts";
import { CUSTOM_PLAY_COLUMNS } from "./tables/custom-play.tables.ts";
import { DAILY_COLUMNS } from "./tables/daily.tables.ts";
import { DUELS_COLUMNS } from "./tables/duels.tables.ts";
import { FRIENDS_COLUMNS } from "./tables/friends.tables.ts";
import { GUESTS_COLUMNS } from "./tables/guests.tables.ts";
import { LIMITS_COLUMNS } from "./tables/limits.tables.ts";
import { MODERATION_COLUMNS } from "./tables/moderation.tables.ts";
import { PLAY_COLUMNS } from "./tables/play.tables.ts";
import { PRESENCE_COLUMNS } from "./tables/presence.tables.ts";
import { PROFILES_COLUMNS } from "./tables/profiles.tables.ts";
import { PROGRESSION_COLUMNS } from "./tables/progression.tables.ts";
import { SHARING_COLUMNS } from "./tables/sharing.tables.ts";
import { SITE_COLUMNS } from "./tables/site.tables.ts";
import { SOURCES_COLUMNS } from "./tables/sources.tables.ts";
import { SUPPORT_COLUMNS } from "./tables/support.tables.ts";
import { USERS_COLUMNS } from "./tables/users.tables.ts";
import type { Tables } from "./tables.ts";

const COLUMNS: Columns<Tables> = {
	...USERS_COLUMNS,
	...ACCOUNTS_COLUMNS,
	...PROFILES_COLUMNS,
	...PROGRESSION_COLUMNS,
	...PLAY_COLUMNS,
	...ANALYTICS_COLUMNS,
	...SITE_COLUMNS,
	...SOURCES_COLUMNS,
	...LIMITS_COLUMNS,
	...PRESENCE_COLUMNS,
	...MODERATION_COLUMNS,
	...FRIENDS_COLUMNS,
	...CHAT_COLUMNS,
	...CUSTOM_GAMES_COLUMNS,
	...CUSTOM_PLAY_COLUMNS,
	...SHARING_COLUMNS,
	...SUPPORT_COLUMNS,
	...ADMINISTRATION_COLUMNS,
	...BOARDS_COLUMNS,
	...GUESTS_COLUMNS,
	...DAILY_COLUMNS,
	...DUELS_COLUMNS,
};

export type ColumnOf<Table extends keyof Tables> = `${Table}.${keyof Tables[Table] & string}`;

/** Lists a table's columns for prepared queries: PostgreSQL refuses a prepared `select *` once a column was added. */
export function columnsOf<Table extends keyof Tables>(table: Table): readonly ColumnOf<Table>[] {
	const names = Object.keys(COLUMNS[table]) as (keyof Tables[Table] & string)[];
	return names.map((name) => `${table}.${name}` as const);
}
