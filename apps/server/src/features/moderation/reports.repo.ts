import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { ReportRow } from "@hilo/db/tables";

/** Stores a report, unless its reporter has reported the same before. @returns whether it was stored. */
export async function insertReport(tx: Tx, report: ReportRow): Promise<boolean> {
	const stored = await tx
		.insertInto("reports")
		.values(report)
		.onConflict((conflict) => conflict.columns(["reporter_id", "kind", "subject_id"]).doNothing())
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

/** How many people have reported something since an administrator last looked at it. */
export async function countReports(tx: Tx, kind: ReportRow["kind"], subjectId: string): Promise<number> {
	const { reports } = await tx
		.selectFrom("reports")
		.select((eb) => eb.fn.countAll<number>().as("reports"))
		.where("kind", "=", kind)
		.where("subject_id", "=", subjectId)
		.where("decision", "is", null)
		.executeTakeFirstOrThrow();
	return Number(reports);
}

/** What somebody has reported, oldest first. */
export function findReportsBy(db: Queries, reporterId: string) {
	return db
		.selectFrom("reports")
		.select(["kind", "subject_id", "reason", "text", "created_at"])
		.where("reporter_id", "=", reporterId)
		.orderBy("created_at")
		.execute();
}
