import { isoTime } from "../../platform/iso-time.ts";
import { avatarOf } from "../users/avatar.ts";
import type { GameReport, QueuedReport, QueuedSubject } from "./corrections.presenter.ts";
import { type findDecisions, isWithdrawn } from "./corrections.repo.ts";
import type { FirstReport, OpenReport } from "./number-reports.repo.ts";

/** Reports of a player. `corrected`: the number was corrected or removed. */
export interface ReporterRecord {
	readonly sent: number;
	readonly corrected: number;
	readonly confirmed: number;
}

export type AboutSubject = Omit<QueuedSubject, "firstAt" | "count" | "reports" | "earlier">;

interface Queued {
	readonly first: FirstReport;
	readonly about: AboutSubject;
	readonly reports: readonly OpenReport[];
	/** All open reports; `reports` holds the oldest of them. */
	readonly count: number;
	readonly decisions: Awaited<ReturnType<typeof findDecisions>>;
	readonly records: ReadonlyMap<string, ReporterRecord>;
}

export function presentQueued({ first, about, reports, count, decisions, records }: Queued): QueuedSubject {
	return {
		...about,
		firstAt: isoTime(first.created_at),
		count,
		reports: reports.map((report) => presentQueuedReport(report, records)),
		earlier: decisions.map((row) => ({
			decision: row.decision,
			reason: row.reason,
			value: row.value,
			at: isoTime(row.decided_at),
			isWithdrawn: isWithdrawn(row),
		})),
	};
}

type ReportText = Pick<OpenReport, "id" | "shown" | "text" | "better_source" | "created_at">;

export function presentReport({ id, shown, text, better_source, created_at }: ReportText): GameReport {
	return { id, shown, text, betterSource: better_source, createdAt: isoTime(created_at) };
}

const NO_REPORTS: ReporterRecord = { sent: 0, corrected: 0, confirmed: 0 };

function presentQueuedReport(report: OpenReport, records: Queued["records"]): QueuedReport {
	const { reporter_id: id, username, avatar_url } = report;
	if (id === null || username === null) return { ...presentReport(report), reporter: null };
	const { avatarUrl } = avatarOf({ id, username, avatar_url });
	return {
		...presentReport(report),
		reporter: { id, username, avatarUrl, ...(records.get(id) ?? NO_REPORTS) },
	};
}
