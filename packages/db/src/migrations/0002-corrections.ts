import { type Kysely, sql } from "kysely";
import type { Migration } from "kysely/migration";
import { dialectOf } from "../dialects.ts";
import { type ColumnTypes, columnTypes } from "./column-types.ts";

/** Reported numbers and what was decided about them, and the addresses of sources. */
export const corrections: Migration = {
	async up(db: Kysely<unknown>): Promise<void> {
		for (const statement of statements(columnTypes(dialectOf(db)))) await sql.raw(statement).execute(db);
	},
};

function statements({ text, millis, number, strict }: ColumnTypes): string[] {
	return [
		`create table corrections (
			id ${text} primary key not null,
			kind ${text} not null check (kind in ('classic', 'custom')),
			game ${text} not null,
			custom_game_id ${text} references custom_games (id) on delete cascade,
			item_id ${text} not null,
			measure ${text} not null,
			item_name ${text} not null,
			unit ${text},
			decision ${text} not null check (decision in ('correct', 'confirm', 'remove')),
			before_value ${number} not null,
			before_source ${text} not null,
			before_as_of ${text} not null,
			value ${number},
			source ${text} not null,
			source_url ${text} not null,
			as_of ${text} not null,
			reason ${text} not null,
			decided_at ${millis} not null,
			is_in_force integer not null check (is_in_force in (0, 1)),
			is_listed integer not null check (is_listed in (0, 1)),
			check ((decision = 'correct') = (value is not null))
		)${strict}`,
		"create unique index corrections_in_force on corrections (game, item_id, measure) where is_in_force = 1",
		"create index corrections_listed on corrections (decided_at, id) where is_listed = 1",
		"create index corrections_of_number on corrections (game, item_id, measure, decided_at, id)",
		"create index corrections_of_custom_game on corrections (custom_game_id) where custom_game_id is not null",
		`create table number_reports (
			id ${text} primary key not null,
			reporter_id ${text} references users (id) on delete cascade,
			guest_id ${text} references guests (id) on delete cascade,
			kind ${text} not null check (kind in ('classic', 'custom')),
			game ${text} not null,
			custom_game_id ${text} references custom_games (id) on delete cascade,
			item_id ${text} not null,
			measure ${text} not null,
			item_name ${text} not null,
			shown ${number} not null,
			text ${text} not null,
			better_source ${text} not null,
			wants_thanks integer not null check (wants_thanks in (0, 1)),
			created_at ${millis} not null,
			outcome ${text} check (outcome in ('corrected', 'confirmed', 'removed')),
			decided_at ${millis},
			correction_id ${text},
			check ((reporter_id is null) <> (guest_id is null)),
			check ((outcome is null) = (decided_at is null))
		)${strict}`,
		`create unique index number_reports_open_of_reporter on number_reports
			(reporter_id, game, item_id, measure) where outcome is null and reporter_id is not null`,
		`create unique index number_reports_open_of_guest on number_reports
			(guest_id, game, item_id, measure) where outcome is null and guest_id is not null`,
		"create index number_reports_open on number_reports (created_at, id) where outcome is null",
		`create index number_reports_open_about on number_reports
			(game, item_id, measure, created_at, id) where outcome is null`,
		"create index number_reports_about on number_reports (game, item_id, measure)",
		"create index number_reports_of_reporter on number_reports (reporter_id, created_at, id)",
		"create index number_reports_of_guest on number_reports (guest_id)",
		`create index number_reports_of_custom_game on number_reports
			(custom_game_id, created_at) where custom_game_id is not null`,
		"create index number_reports_of_correction on number_reports (correction_id) where correction_id is not null",
		`alter table pools add column source_url ${text}`,
		`alter table support_notifications add column link ${text}`,
	];
}
