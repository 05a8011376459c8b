import { cursorOf } from "@hilo/rules/admin/page-cursor";
import type { ReportQueueInput } from "@hilo/rules/moderation/administration.schema";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { findReportedGames } from "../custom-games/administration/list-moderated.ts";
import { presentReported } from "../custom-games/administration/moderated.presenter.ts";
import { presentSubject, type ReporterRecord } from "./queue.presenter.ts";
import {
	countOpen,
	countOpenAbout,
	countSentBy,
	findAccused,
	findReportsAbout,
	findWaiting,
} from "./queue.repo.ts";

const SUBJECTS_A_PAGE = 20;
/** Per subject, the oldest ones. */
const REPORTS_SHOWN = 20;

/** @throws AppError 401, 403 for non-administrators. */
export async function readQueue(ctx: Ctx, { kind, cursor }: ReportQueueInput) {
	requireAdmin(ctx);
	const db = ctx.db.kysely;
	const found = await findWaiting(db, { kind, after: cursor, limit: SUBJECTS_A_PAGE + 1 });
	const page = found.slice(0, SUBJECTS_A_PAGE);
	const waiting = await Promise.all(
		page.map(async (first) => ({
			first,
			reports: await findReportsAbout(db, first, REPORTS_SHOWN),
			count: await countOpenAbout(db, first),
		})),
	);
	const accused = await findAccused(
		db,
		page.flatMap(({ accused_id }) => accused_id ?? []),
	);
	const games = await findReportedGames(
		ctx,
		page.flatMap((first) => (first.kind === "game" ? first.subject_id : [])),
	);
	const records = await readRecords(
		ctx,
		waiting.flatMap(({ reports }) => reports.map((each) => each.reporter_id)),
	);
	const last = page.at(-1);
	return {
		subjects: waiting.map(({ first, reports, count }) =>
			presentSubject({
				first,
				reports,
				count,
				accused: accused.find(({ id }) => id === first.accused_id),
				game: presentReported(games.get(first.subject_id)),
				records,
			}),
		),
		next: last && found.length > page.length ? cursorOf({ at: last.created_at, id: last.id }) : null,
		open: await countOpen(db),
	};
}

async function readRecords({ db }: Pick<Ctx, "db">, ids: readonly string[]) {
	const records = new Map<string, ReporterRecord>();
	for (const { reporter_id, decision, ...counts } of await countSentBy(db.kysely, ids)) {
		const { sent, decided, dismissed } = records.get(reporter_id) ?? { sent: 0, decided: 0, dismissed: 0 };
		const count = Number(counts.count);
		const decidedBefore = Number(counts.decided_before);
		records.set(reporter_id, {
			sent: sent + decidedBefore + count,
			decided: decided + decidedBefore + (decision === null ? 0 : count),
			dismissed: dismissed + Number(counts.dismissed_before) + (decision === "dismissed" ? count : 0),
		});
	}
	return records;
}
