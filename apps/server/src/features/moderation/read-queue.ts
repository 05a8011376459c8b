import { AppError } from "@hilo/rules/errors/errors";
import type { ReportQueueInput } from "@hilo/rules/moderation/administration.schema";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import { pageOf } from "../../platform/in-pages.ts";
import { recordAction } from "../audit/record-action.ts";
import { messageContext } from "../chat/reported-message.ts";
import { findReportedGames } from "../custom-games/administration/list-moderated.ts";
import { presentReported } from "../custom-games/administration/moderated.presenter.ts";
import { presentSubject, type ReporterRecord } from "./queue.presenter.ts";
import {
	countOpen,
	countOpenAbout,
	countSentBy,
	findAccused,
	findReport,
	findReportsAbout,
	findWaiting,
	type SubjectKey,
} from "./reports.repo.ts";

const SUBJECTS_PER_PAGE = 20;
/** Per subject, the oldest ones. */
const MAX_REPORTS = 20;

export async function readQueue(ctx: AdminCtx, { kind, cursor }: ReportQueueInput) {
	const db = ctx.db.kysely;
	const found = await findWaiting(db, { kind, after: cursor, limit: SUBJECTS_PER_PAGE + 1 });
	const { rows: page, next } = pageOf(found, SUBJECTS_PER_PAGE, ({ created_at }) => created_at);
	const reports = await findReportsAbout(db, page, MAX_REPORTS);
	const counts = await countOpenAbout(db, page);
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
		reports.map(({ reporter_id }) => reporter_id),
	);
	return {
		subjects: page.map((first) =>
			presentSubject({
				first,
				reports: reports.filter((report) => isAbout(report, first)),
				count: counts.find((entry) => isAbout(entry, first))?.count ?? 0,
				accused: accused.find(({ id }) => id === first.accused_id),
				game: presentReported(games.get(first.subject_id)),
				records,
			}),
		),
		next,
		open: await countOpen(db),
	};
}

function isAbout(report: SubjectKey, { kind, subject_id }: SubjectKey): boolean {
	return report.kind === kind && report.subject_id === subject_id;
}

/** By reporter: how many reports they sent, and how many were decided and dismissed. */
async function readRecords({ db }: Pick<Ctx, "db">, ids: readonly string[]) {
	const records = new Map<string, ReporterRecord>();
	for (const { reporter_id, decision, count, ...before } of await countSentBy(db.kysely, ids)) {
		const { sent, decided, dismissed } = records.get(reporter_id) ?? { sent: 0, decided: 0, dismissed: 0 };
		records.set(reporter_id, {
			sent: sent + before.decided_before + count,
			decided: decided + before.decided_before + (decision === null ? 0 : count),
			dismissed: dismissed + before.dismissed_before + (decision === "dismissed" ? count : 0),
		});
	}
	return records;
}

/** Each reading is recorded, because these messages are private.
 * @throws AppError 404 for an unknown report or one about no message. */
export async function readContext(ctx: AdminCtx, { reportId }: { readonly reportId: string }) {
	return ctx.db.transaction(async (tx) => {
		const report = await findReport(tx, reportId);
		if (report?.kind !== "message") throw new AppError("moderation/no-such-report");
		const messages = await messageContext(tx, report.subject_id);
		await recordAction(ctx, tx, {
			action: "report.read",
			subject: { kind: "report", id: report.id, name: report.username ?? "", ownerId: report.accused_id },
		});
		return {
			messages: messages.map(({ senderId, ...message }) => ({
				...message,
				isAccused: senderId === report.accused_id,
			})),
		};
	});
}
