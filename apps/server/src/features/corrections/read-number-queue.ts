import type { NumberQueueInput } from "@hilo/rules/corrections/corrections.schema";
import type { AdminCtx } from "../../platform/context.ts";
import { pageOf } from "../../platform/in-pages.ts";
import type { NumberQueue } from "./corrections.presenter.ts";
import { findDecisions, isSameNumber, numberKey } from "./corrections.repo.ts";
import {
	countOpenAbout,
	countSentBy,
	countWaiting,
	findReportsAbout,
	findWaiting,
} from "./number-reports.repo.ts";
import { presentQueued, type ReporterRecord } from "./queue.presenter.ts";
import { subjectFinder } from "./queued-subjects.ts";

const SUBJECTS_PER_PAGE = 20;
/** Of each number. */
const MAX_REPORTS = 20;
const MAX_DECISIONS = 5;

export async function readNumberQueue(ctx: AdminCtx, { cursor }: NumberQueueInput): Promise<NumberQueue> {
	const db = ctx.db.kysely;
	const now = ctx.clock.now();
	const found = await findWaiting(db, { now, after: cursor, limit: SUBJECTS_PER_PAGE + 1 });
	const { rows: page, next } = pageOf(found, SUBJECTS_PER_PAGE, ({ created_at }) => created_at);
	const numbers = page.map(numberKey);
	const reports = await findReportsAbout(db, numbers, MAX_REPORTS);
	const counts = await countOpenAbout(db, numbers);
	const decisions = await findDecisions(db, numbers, MAX_DECISIONS);
	const records = await readRecords(
		ctx,
		reports.flatMap(({ reporter_id }) => reporter_id ?? []),
	);
	const findSubject = await subjectFinder(ctx, page);
	const subjects = [];
	for (const first of page) {
		subjects.push(
			presentQueued({
				first,
				about: await findSubject(first),
				reports: reports.filter((report) => isSameNumber(report, first)),
				count: counts.find((entry) => isSameNumber(entry, first))?.count ?? 0,
				decisions: decisions.filter((decision) => isSameNumber(decision, first)),
				records,
			}),
		);
	}
	return { subjects, next, open: await countWaiting(db, now) };
}

/** By reporter: how many they sent, and how often they were right. */
async function readRecords({ db }: AdminCtx, ids: readonly string[]): Promise<Map<string, ReporterRecord>> {
	const records = new Map<string, ReporterRecord>();
	for (const { reporter_id, outcome, count } of await countSentBy(db.kysely, ids)) {
		if (reporter_id === null) continue;
		const { sent, corrected, confirmed } = records.get(reporter_id) ?? {
			sent: 0,
			corrected: 0,
			confirmed: 0,
		};
		records.set(reporter_id, {
			sent: sent + count,
			corrected: corrected + (outcome === "corrected" || outcome === "removed" ? count : 0),
			confirmed: confirmed + (outcome === "confirmed" ? count : 0),
		});
	}
	return records;
}
