import { reportsOftenFalsely } from "@hilo/rules/moderation/moderation";
import { isoTime } from "../../platform/iso-time.ts";
import type { presentReported } from "../custom-games/administration/moderated.presenter.ts";
import { avatarOf } from "../users/avatar.ts";
import type { Accused, findWaiting, OpenReport } from "./reports.repo.ts";

export interface ReporterRecord {
	readonly sent: number;
	readonly decided: number;
	readonly dismissed: number;
}

interface Subject {
	readonly first: Awaited<ReturnType<typeof findWaiting>>[number];
	readonly reports: readonly OpenReport[];
	/** All open reports; `reports` holds the oldest of them. */
	readonly count: number;
	readonly accused: Accused | undefined;
	readonly game: ReturnType<typeof presentReported>;
	readonly records: ReadonlyMap<string, ReporterRecord>;
}

export function presentSubject({ first, reports, count, accused, game, records }: Subject) {
	const { kind, subject_id } = first;
	const evidence = [...new Set(reports.map((report) => report.evidence))];
	const name = accused?.username ?? "";
	return {
		kind,
		subjectId: subject_id,
		accused: accused ? presentAccused(accused) : null,
		title: kind === "game" ? (game.name ?? evidence[0]?.split("\n")[0] ?? "") : name,
		/** The distinct texts at the time of the reports. */
		evidence,
		link: kind === "game" ? game.link : kind === "person" ? `/user/${subject_id}` : null,
		/** False if the game was removed since. */
		isThere: kind !== "game" || game.isThere,
		firstAt: isoTime(first.created_at),
		count,
		reports: reports.map((report) => presentReport(report, records.get(report.reporter_id))),
	};
}

function presentAccused({ id, username, avatar_url, suspended_until, is_admin }: Accused) {
	return {
		id,
		username,
		avatarUrl: avatarOf({ id, username, avatar_url }).avatarUrl,
		isSuspended: suspended_until !== null,
		isAdmin: is_admin === 1,
	};
}

const NO_REPORTS: ReporterRecord = { sent: 0, decided: 0, dismissed: 0 };

function presentReport(report: OpenReport, record: ReporterRecord = NO_REPORTS) {
	const { reporter_id, username, avatar_url } = report;
	return {
		id: report.id,
		reason: report.reason,
		text: report.text,
		createdAt: isoTime(report.created_at),
		reporter: {
			id: reporter_id,
			username,
			avatarUrl: avatarOf({ id: reporter_id, username, avatar_url }).avatarUrl,
			sent: record.sent,
			dismissed: record.dismissed,
			oftenFalse: reportsOftenFalsely(record),
		},
	};
}
