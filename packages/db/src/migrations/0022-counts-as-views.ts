import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

/** Ends the triggers that kept counts. Servers of the last release read views of the same names. */
export const countsAsViews: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const views = Object.entries(viewsOf(columnTypes(dialect)));
		const statements = [
			...DROP_TRIGGERS[dialect],
			...views.flatMap(([name, query]) => [`drop table ${name}`, `create view ${name} as ${query}`]),
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

/** Of tables that are views now: the last release reads the same rows without them. */
export const REPLACED_INDEXES = ["creator_totals_most_played"];

const TRIGGERS = [
	...["high_scores", "period_scores"].flatMap((table) =>
		["counted", "uncounted", "recounted"].map((name) => `${table}_${name}`),
	),
	"users_counted",
	"users_uncounted",
	"custom_games_counted",
	"custom_games_uncounted",
	"custom_games_recounted",
];
/** On both dialects; on PostgreSQL each has a function of its name. */
const TOTALS = [
	"custom_games_totalled",
	"custom_games_untotalled",
	"custom_games_totalled_again",
	"custom_games_totalled_no_more",
	"custom_games_retotalled",
	"play_counts_totalled",
	"play_counts_retotalled",
];
const FUNCTIONS = [
	...["high_scores", "period_scores"].flatMap((table) =>
		["count", "uncount", "recount"].map((name) => `${name}_${table}`),
	),
	"count_added",
	"count_taken",
	"count_rows",
];

const DROP_TRIGGERS: Readonly<Record<Dialect, readonly string[]>> = {
	sqlite: [...TRIGGERS, ...TOTALS].map((name) => `drop trigger ${name}`),
	// With the triggers that call them.
	postgres: [...FUNCTIONS, ...TOTALS].map((name) => `drop function ${name} cascade`),
};

const BOARDS = `select game_key as board, score * 2 + verified as place, achieved_at from high_scores
	union all select game_key || ' ' || period || ' ' || starts, score * 2 + verified, achieved_at from period_scores`;
const units = (all: readonly number[]) =>
	`(${all.map((unit) => `select ${unit} as unit`).join(" union all ")}) as units`;

/** Of the tables' column types, which prepared statements of the last release depend on. */
function viewsOf({ millis }: ColumnTypes): Readonly<Record<string, string>> {
	const int = (expression: string) => `cast(${expression} as integer)`;
	const big = (expression: string) => `cast(${expression} as ${millis})`;
	return {
		score_counts: `select board, unit, ${int("place >> unit")} as bucket, ${int("count(*)")} as count
			from (${BOARDS}) as boards cross join ${units([0, 7, 14])} group by 1, 2, 3`,
		time_counts: `select board, place, unit, ${big("achieved_at >> unit")} as bucket, ${int("count(*)")} as count
			from (${BOARDS}) as boards cross join ${units([20, 26, 32])} group by 1, 2, 3, 4`,
		creator_totals: `select creator_id, ${big("sum(play_count)")} as plays, ${int("count(*)")} as games,
			${int("sum(case when timer_seconds > 0 then 1 else 0 end)")} as timer_games
			from custom_games where creator_id is not null and removed_at is null and is_hidden = 0
				and privacy in ('public', 'featured') group by creator_id`,
		play_totals: `select game_key, ${big("sum(plays)")} as plays from play_counts group by game_key`,
		site_counts: `select 'users' as name, ${int("count(*)")} as count from users
			union all select 'custom_games', ${int("count(*)")} from custom_games where removed_at is null`,
	};
}
