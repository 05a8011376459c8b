import type { CorrectionDecision, ReportOutcome } from "@hilo/rules/corrections/corrections";
import type { Unit } from "@hilo/rules/play/card";
import { column, flag, millis, nullable, number, text } from "./column.ts";

/** Which number it is about. */
const NUMBER = {
	kind: column<"classic" | "custom">(),
	/** A classic game's id, or that of a custom game. */
	game: text,
	/** The same as `game` for a custom game, else null. */
	custom_game_id: nullable(text),
	item_id: text,
	/** What is compared, in classic games where that changes; else "". */
	measure: text,
	item_name: text,
};

export const CORRECTIONS_TABLES = {
	/** What was decided about a number. */
	corrections: {
		id: text,
		...NUMBER,
		unit: nullable(column<Unit>()),
		decision: column<CorrectionDecision>(),
		/** The number that was decided about, with its source and date. */
		before_value: number,
		before_source: text,
		before_as_of: text,
		/** Null unless the number was corrected. */
		value: nullable(number),
		/** Of the corrected number; "" for other decisions. */
		source: text,
		source_url: text,
		as_of: text,
		reason: text,
		decided_at: millis,
		/** 1: new runs are dealt the corrected number, or no such item. At most one for a number. */
		is_in_force: flag,
		/** 1: /corrections shows it. */
		is_listed: flag,
	},
	/** Reports of numbers that look wrong. A repeated report of a decided one is a new row. */
	number_reports: {
		id: text,
		/** Null for a visitor's. */
		reporter_id: nullable(text),
		/** Null for a player's. */
		guest_id: nullable(text),
		...NUMBER,
		/** What the reporter saw, as their browser says. */
		shown: number,
		text: text,
		better_source: text,
		/** Whether /corrections may name the reporter. */
		wants_thanks: flag,
		created_at: millis,
		/** Null while the report waits. */
		outcome: nullable(column<ReportOutcome>()),
		decided_at: nullable(millis),
		/** The decision in `corrections`. */
		correction_id: nullable(text),
	},
};
