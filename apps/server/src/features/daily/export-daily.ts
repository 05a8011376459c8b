import type { DailyRunRow } from "@hilo/db/tables";
import { deckNumber } from "@hilo/rules/daily/days";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import type { Ctx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { findDeckRunsOf } from "./deck-runs.repo.ts";

/** Leaves out the items' values. The caller must be that user. */
export function exportDaily({ db: { kysely: db } }: Pick<Ctx, "db">, userId: string) {
	return inPages(db, userId, findDeckRunsOf, present);
}

function present(row: DailyRunRow) {
	const answers: readonly RoundAnswer[] = JSON.parse(row.answers);
	return {
		day: row.day,
		number: deckNumber(row.day),
		timeZone: row.time_zone,
		status: row.status,
		score: row.score,
		timeMs: row.time_ms,
		startedAt: isoTime(row.started_at),
		endedAt: isoTime(row.ended_at),
		answers: answers.map(({ guess, correct, ms }) => ({ guess, correct, ms })),
	};
}
