import type { Ctx } from "../../platform/context.ts";
import { findReportsBy } from "./reports.repo.ts";

/** Only for the user's own export. */
export async function exportReports({ db }: Pick<Ctx, "db">, userId: string) {
	const reports = await findReportsBy(db.kysely, userId);
	return reports.map(({ kind, subject_id, reason, text, created_at }) => ({
		kind,
		subjectId: subject_id,
		reason,
		text,
		reportedAt: new Date(created_at).toISOString(),
	}));
}
