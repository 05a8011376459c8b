import type { Tx } from "@hilo/db/open-database";
import type { Queries } from "@hilo/db/queries";
import type { ReportRow } from "@hilo/db/tables";

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
