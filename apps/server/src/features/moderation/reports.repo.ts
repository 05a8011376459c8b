import type { Tx } from "@hilo/db/open-database";
import type { Queries, ReportRow } from "@hilo/db/tables";
import { sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";

type NewReport = Omit<ReportRow, "decision" | "decided_at" | "decided_before" | "dismissed_before">;

/** Reopens a decided report. @returns false if the reporter's last report of the subject is still open. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
	const { accused_id, reason, text, evidence, created_at } = report;
	const stored = await tx
		.insertInto("reports")
		.values(report)
		.onConflict((conflict) =>
			conflict
				.columns(["reporter_id", "kind", "subject_id"])
				.doUpdateSet({
					...{ accused_id, reason, text, evidence, created_at },
					...{ decision: null, decided_at: null },
					decided_before: sql`reports.decided_before + 1`,
					dismissed_before: sql`reports.dismissed_before + case reports.decision when 'dismissed' then 1 else 0 end`,
				})
				.where("reports.decision", "is not", null),
		)
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

/** Counts players with an open report, except those who report it again after a decision. */
export async function countReports(tx: Tx, kind: ReportRow["kind"], subjectId: string): Promise<number> {
	const { reports } = await tx
		.selectFrom("reports")
		.select((eb) => eb.fn.countAll<number>().as("reports"))
		.where("kind", "=", kind)
		.where("subject_id", "=", subjectId)
		.where("decision", "is", null)
		.where("decided_before", "=", 0)
		.executeTakeFirstOrThrow();
	return Number(reports);
}

export function reportsAfter(
	db: Queries,
	reporterId: string,
	{ after, limit }: PageOf<Pick<ReportRow, "created_at" | "id">>,
) {
	return db
		.selectFrom("reports")
		.select(["id", "kind", "subject_id", "reason", "text", "created_at"])
		.where("reporter_id", "=", reporterId)
		.where(isAfter(after && [after.created_at, after.id], "created_at", "id"))
		.orderBy("created_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}

type Subject = Pick<ReportRow, "kind" | "subject_id">;
type Decided = Subject & { decision: NonNullable<ReportRow["decision"]>; decided_at: number };

/** @returns the reports; none if another administrator has decided. */
export function decideReports(tx: Tx, { kind, subject_id, decision, decided_at }: Decided) {
	return tx
		.updateTable("reports")
		.set({ decision, decided_at })
		.where("kind", "=", kind)
		.where("subject_id", "=", subject_id)
		.where("decision", "is", null)
		.returning(["id", "accused_id", "evidence"])
		.execute();
}

export async function isReported(db: Queries, { kind, subject_id }: Subject): Promise<boolean> {
	const row = await db
		.selectFrom("reports")
		.select("id")
		.where("kind", "=", kind)
		.where("subject_id", "=", subject_id)
		.limit(1)
		.executeTakeFirst();
	return row !== undefined;
}

export function findReport(db: Queries, id: string) {
	return db
		.selectFrom("reports")
		.leftJoin("users", "users.id", "reports.accused_id")
		.select(["reports.id", "reports.kind", "reports.subject_id", "reports.accused_id", "users.username"])
		.where("reports.id", "=", id)
		.executeTakeFirst();
}
