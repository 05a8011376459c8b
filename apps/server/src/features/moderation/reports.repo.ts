import { countRows, hasRow } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, ReportRow } from "@hilo/db/tables";
import type { CursorPosition } from "@hilo/rules/admin/page-cursor";
import type { ReportKind } from "@hilo/rules/moderation/moderation";
import { type SqlBool, sql } from "kysely";
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
					accused_id,
					reason,
					text,
					evidence,
					created_at,
					decision: null,
					decided_at: null,
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
export function countReports(tx: Tx, kind: ReportRow["kind"], subjectId: string): Promise<number> {
	const reports = tx.selectFrom("reports").where("kind", "=", kind).where("subject_id", "=", subjectId);
	return countRows(reports.where("decision", "is", null).where("decided_before", "=", 0));
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

export function isReported(db: Queries, { kind, subject_id }: Subject): Promise<boolean> {
	return hasRow(db.selectFrom("reports").where("kind", "=", kind).where("subject_id", "=", subject_id));
}

export function findReport(db: Queries, id: string) {
	return db
		.selectFrom("reports")
		.leftJoin("users", "users.id", "reports.accused_id")
		.select(["reports.id", "reports.kind", "reports.subject_id", "reports.accused_id", "users.username"])
		.where("reports.id", "=", id)
		.executeTakeFirst();
}

/** The oldest open report of a subject represents it in the queue. */
interface FirstReport extends Pick<ReportRow, "id" | "kind" | "subject_id" | "accused_id" | "created_at"> {}

const IS_FIRST = sql<SqlBool>`not exists (select 1 from reports as earlier
	where earlier.kind = reports.kind and earlier.subject_id = reports.subject_id and earlier.decision is null
		and (earlier.created_at, earlier.id) < (reports.created_at, reports.id))`;

interface QueuePage {
	readonly kind: ReportKind | "all";
	readonly after: CursorPosition | undefined;
	readonly limit: number;
}

export function findWaiting(db: Queries, { kind, after, limit }: QueuePage): Promise<FirstReport[]> {
	let query = db
		.selectFrom("reports")
		.select(["id", "kind", "subject_id", "accused_id", "created_at"])
		.where("decision", "is", null)
		.where(IS_FIRST)
		.where(isAfter(after && [after.at, after.id], "reports.created_at", "reports.id"));
	if (kind !== "all") query = query.where("kind", "=", kind);
	return query.orderBy("created_at").orderBy("id").limit(limit).execute();
}

export type SubjectKey = Pick<FirstReport, "kind" | "subject_id">;

/** Oldest first, at most `limit` of each subject. */
export async function findReportsAbout(db: Queries, subjects: readonly SubjectKey[], limit: number) {
	const [first, ...others] = subjects.map((subject) =>
		db.selectFrom(oldestAbout(db, subject, limit).as("about")).selectAll(),
	);
	return first ? others.reduce((all, query) => all.unionAll(query), first).execute() : [];
}

function oldestAbout(db: Queries, { kind, subject_id }: SubjectKey, limit: number) {
	return db
		.selectFrom("reports")
		.innerJoin("users", "users.id", "reports.reporter_id")
		.select([
			"reports.id",
			"reports.kind",
			"reports.subject_id",
			"reports.reason",
			"reports.text",
			"reports.evidence",
			"reports.created_at",
			"reports.reporter_id",
			"users.username",
			"users.avatar_url",
		])
		.where("reports.kind", "=", kind)
		.where("reports.subject_id", "=", subject_id)
		.where("reports.decision", "is", null)
		.orderBy("reports.created_at")
		.orderBy("reports.id")
		.limit(limit);
}

export type OpenReport = Awaited<ReturnType<typeof findReportsAbout>>[number];

export async function countOpenAbout(db: Queries, subjects: readonly SubjectKey[]) {
	if (subjects.length === 0) return [];
	return db
		.selectFrom("reports")
		.select(({ fn }) => ["kind", "subject_id", fn.countAll<number>().as("count")])
		.where("decision", "is", null)
		.where((eb) => eb.or(subjects.map(({ kind, subject_id }) => eb.and({ kind, subject_id }))))
		.groupBy(["kind", "subject_id"])
		.execute();
}

/** The condition on `created_at` makes SQLite use the smaller index of open reports. */
export function countOpen(db: Queries): Promise<number> {
	return countRows(
		db.selectFrom("reports").where("decision", "is", null).where("created_at", ">", sql.lit(0)),
	);
}

/** By reporter and decision; the *_before columns count earlier decisions of reports that were sent again. */
export async function countSentBy(db: Queries, reporterIds: readonly string[]) {
	if (reporterIds.length === 0) return [];
	return db
		.selectFrom("reports")
		.select(({ fn }) => [
			"reporter_id",
			"decision",
			fn.countAll<number>().as("count"),
			fn.sum<number>("decided_before").as("decided_before"),
			fn.sum<number>("dismissed_before").as("dismissed_before"),
		])
		.where("reporter_id", "in", [...new Set(reporterIds)])
		.groupBy(["reporter_id", "decision"])
		.execute();
}

/** Includes suspended and leaving users. */
export async function findAccused(db: Queries, ids: readonly string[]) {
	if (ids.length === 0) return [];
	return db
		.selectFrom("users")
		.select(["id", "username", "avatar_url", "suspended_until", "is_admin"])
		.where("id", "in", [...new Set(ids)])
		.execute();
}

export type Accused = Awaited<ReturnType<typeof findAccused>>[number];
