import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { type Dialect, dialectOf } from "../dialect-of.ts";
import { keepTotals } from "./0013-board-totals.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

/** Weekly and monthly boards, and counts that give ranks and totals without counting a million rows. */
export const boardRanks: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		const dialect = dialectOf(db);
		const types = columnTypes(dialect);
		const statements = [
			...periods(types),
			...presentPeriods(new Date()),
			...counts(types),
			...BOARDS.flatMap(countRows),
			...BOARDS.flatMap(COUNT_BOARD[dialect]),
			...keepTotals(dialect, types),
		];
		for (const statement of statements) await sql.raw(statement).execute(db);
	},
};

const DAY_MS = 86_400_000;

function periods({ text, millis, strictByKey }: ColumnTypes): string[] {
	return [
		`create table period_scores (
			user_id ${text} not null,
			game_key ${text} not null,
			period ${text} not null check (period in ('week', 'month')),
			starts ${text} not null,
			score integer not null,
			selected_feature ${text},
			verified integer not null check (verified in (0, 1)),
			achieved_at ${millis} not null,
			primary key (user_id, game_key, period, starts),
			foreign key (user_id, game_key) references high_scores (user_id, game_key) on delete cascade
		)${strictByKey}`,
		`create index period_scores_board on period_scores
			(game_key, period, starts, score desc, verified desc, achieved_at, user_id)`,
		"create index period_scores_oldest on period_scores (starts)",
	];
}

/** Fills the current week and month from the best scores. In UTC, as the site's time zone is not known here. */
function presentPeriods(now: Date): string[] {
	const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS;
	const starts = {
		week: today - ((now.getUTCDay() + 6) % 7) * DAY_MS,
		month: Date.UTC(now.getUTCFullYear(), now.getUTCMonth(), 1),
	};
	return Object.entries(starts).map(
		([period, at]) =>
			`insert into period_scores (user_id, game_key, period, starts, score, selected_feature, verified, achieved_at)
				select user_id, game_key, '${period}', '${new Date(at).toISOString().slice(0, 10)}', score, selected_feature,
					verified, achieved_at
				from high_scores where achieved_at >= ${at}`,
	);
}

/** A row's place is twice its score, plus 1 where verified. Counts are kept in three bucket widths. */
function counts({ text, millis, strictByKey }: ColumnTypes): string[] {
	return [
		`create table score_counts (
			board ${text} not null,
			unit integer not null,
			bucket integer not null,
			count integer not null,
			primary key (board, unit, bucket)
		)${strictByKey}`,
		`create table time_counts (
			board ${text} not null,
			place integer not null,
			unit integer not null,
			bucket ${millis} not null,
			count integer not null,
			primary key (board, place, unit, bucket)
		)${strictByKey}`,
	];
}

interface Board {
	readonly table: "high_scores" | "period_scores";
	readonly name: (row: string) => string;
}

const BOARDS: readonly Board[] = [
	{ table: "high_scores", name: (row) => `${row}.game_key` },
	{
		table: "period_scores",
		name: (row) => `(${row}.game_key || ' ' || ${row}.period || ' ' || ${row}.starts)`,
	},
];

/** Bucket widths as powers of two. */
const PLACE_UNITS = [0, 7, 14];
const TIME_UNITS = [20, 26, 32];
const units = (all: readonly number[]) =>
	`(${all.map((unit) => `select ${unit} as unit`).join(" union all ")}) as units`;
const placeOf = (row: string) => `(${row}.score * 2 + ${row}.verified)`;

function countRows({ table, name }: Board): string[] {
	const board = name(table);
	return [
		`insert into score_counts (board, unit, bucket, count)
			select ${board}, unit, ${placeOf(table)} >> unit, count(*) from ${table} cross join ${units(PLACE_UNITS)}
			group by 1, 2, 3`,
		`insert into time_counts (board, place, unit, bucket, count)
			select ${board}, ${placeOf(table)}, unit, achieved_at >> unit, count(*)
			from ${table} cross join ${units(TIME_UNITS)} group by 1, 2, 3, 4`,
	];
}

/** Adds `sign` to the counts that a row of the triggered table belongs to. */
function countOne(board: string, row: "old" | "new", sign: 1 | -1): string {
	const place = placeOf(row);
	const scores = PLACE_UNITS.map((unit) => `(${board}, ${unit}, ${place} >> ${unit}, ${sign})`);
	const times = TIME_UNITS.map(
		(unit) => `(${board}, ${place}, ${unit}, ${row}.achieved_at >> ${unit}, ${sign})`,
	);
	const emptied = [
		...PLACE_UNITS.map(
			(
				unit,
			) => `delete from score_counts where board = ${board} and unit = ${unit} and bucket = ${place} >> ${unit}
				and count = 0;`,
		),
		...TIME_UNITS.map(
			(unit) => `delete from time_counts where board = ${board} and place = ${place} and unit = ${unit}
				and bucket = ${row}.achieved_at >> ${unit} and count = 0;`,
		),
	];
	return `insert into score_counts (board, unit, bucket, count) values ${scores.join(", ")}
			on conflict (board, unit, bucket) do update set count = score_counts.count + excluded.count;
		insert into time_counts (board, place, unit, bucket, count) values ${times.join(", ")}
			on conflict (board, place, unit, bucket) do update set count = time_counts.count + excluded.count;
		${sign < 0 ? emptied.join("\n") : ""}`;
}

/** Per statement: a thousand changes of one row in one transaction are slow. The order prevents deadlocks. */
function countMany({ name }: Board, rows: { added: boolean; taken: boolean }): string {
	const changed = [
		rows.added
			? `select ${name("added")} as board, ${placeOf("added")} as place, achieved_at, 1 as sign from added`
			: [],
		rows.taken ? `select ${name("taken")}, ${placeOf("taken")}, achieved_at, -1 from taken` : [],
	]
		.flat()
		.join(" union all ");
	const all = `(${changed}) as changed (board, place, achieved_at, sign)`;
	const emptied = `delete from score_counts using (
			select distinct board, unit, place >> unit as bucket from ${all} cross join ${units(PLACE_UNITS)} where sign < 0
		) as emptied
		where score_counts.board = emptied.board and score_counts.unit = emptied.unit
			and score_counts.bucket = emptied.bucket and score_counts.count = 0;
		delete from time_counts using (
			select distinct board, place, unit, achieved_at >> unit as bucket
			from ${all} cross join ${units(TIME_UNITS)} where sign < 0
		) as emptied
		where time_counts.board = emptied.board and time_counts.place = emptied.place and time_counts.unit = emptied.unit
			and time_counts.bucket = emptied.bucket and time_counts.count = 0;`;
	return `insert into score_counts (board, unit, bucket, count)
			select board, unit, place >> unit, sum(sign) from ${all} cross join ${units(PLACE_UNITS)}
			group by 1, 2, 3 having sum(sign) <> 0 order by 1, 2, 3
			on conflict (board, unit, bucket) do update set count = score_counts.count + excluded.count;
		insert into time_counts (board, place, unit, bucket, count)
			select board, place, unit, achieved_at >> unit, sum(sign) from ${all} cross join ${units(TIME_UNITS)}
			group by 1, 2, 3, 4 having sum(sign) <> 0 order by 1, 2, 3, 4
			on conflict (board, place, unit, bucket) do update set count = time_counts.count + excluded.count;
		${rows.taken ? emptied : ""}`;
}

const COUNT_BOARD: Readonly<Record<Dialect, (board: Board) => string[]>> = {
	sqlite: ({ table, name }) => {
		const add = countOne(name("new"), "new", 1);
		const take = countOne(name("old"), "old", -1);
		return [
			`create trigger ${table}_counted after insert on ${table} begin ${add} end`,
			`create trigger ${table}_uncounted after delete on ${table} begin ${take} end`,
			`create trigger ${table}_recounted after update of score, verified, achieved_at on ${table}
				begin ${take} ${add} end`,
		];
	},
	postgres: (board) =>
		[
			{ name: "count", event: "insert", added: true, taken: false },
			{ name: "uncount", event: "delete", added: false, taken: true },
			{ name: "recount", event: "update", added: true, taken: true },
		].flatMap(({ name, event, added, taken }) => [
			`create function ${name}_${board.table}() returns trigger language plpgsql as $body$
				begin ${countMany(board, { added, taken })} return null; end $body$`,
			`create trigger ${board.table}_${name}ed after ${event} on ${board.table}
				referencing ${added ? "new table as added" : ""} ${taken ? "old table as taken" : ""}
				for each statement execute function ${name}_${board.table}()`,
		]),
};
