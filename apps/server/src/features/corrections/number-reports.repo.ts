import { countRows, hasRow } from "@hilo/db/count-rows";
import type { Tx } from "@hilo/db/open-database";
import type { NumberReportRow, Queries } from "@hilo/db/tables";
import type { CursorPosition } from "@hilo/rules/admin/page-cursor";
import { CREATOR_DAYS, type ReportOutcome } from "@hilo/rules/corrections/corrections";
import { DAY_MS } from "@hilo/rules/time/durations";
import { type SqlBool, sql } from "kysely";
import { isAfter, type PageOf } from "../../platform/in-pages.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";
import { type NumberKey, numberKey } from "./corrections.repo.ts";

type NewReport = Omit<NumberReportRow, "outcome" | "decided_at" | "correction_id">;

/** @returns false if the reporter's last report of the number still waits. */
export async function insertReport(tx: Tx, report: NewReport): Promise<boolean> {
	const stored = await tx
		.insertInto("number_reports")
		.values(report)
		.onConflict((conflict) => conflict.doNothing())
		.returning("id")
		.executeTakeFirst();
	return stored !== undefined;
}

/** @param since epoch ms. */
export function hasReportsOfGame(db: Queries, customGameId: string, since: number): Promise<boolean> {
	const reports = db.selectFrom("number_reports").where("custom_game_id", "=", customGameId);
	return hasRow(reports.where("created_at", ">=", since));
}

/** Gives a player a visitor's reports, except those of numbers that the player has an open report of. */
export async function claimReports(tx: Tx, guestId: string, userId: string): Promise<void> {
	const own = sql<SqlBool>`exists (select 1 from number_reports as own where own.reporter_id = ${userId}
		and own.game = number_reports.game and own.item_id = number_reports.item_id
		and own.measure = number_reports.measure and own.outcome is null)`;
	await tx
		.updateTable("number_reports")
		.set({ reporter_id: userId, guest_id: null })
		.where("guest_id", "=", guestId)
		.where((eb) => eb.or([eb("outcome", "is not", null), eb.not(own)]))
		.execute();
}

interface Decided {
	readonly outcome: ReportOutcome;
	readonly correctionId: string;
	readonly at: number;
}

/** @returns the reports; none if another decision came first. */
export function decideReports(tx: Tx, number: NumberKey, { outcome, correctionId, at }: Decided) {
	return tx
		.updateTable("number_reports")
		.set({ outcome, correction_id: correctionId, decided_at: at })
		.where((eb) => eb.and(numberKey(number)))
		.where("outcome", "is", null)
		.returning(["id", "reporter_id", "item_name", "shown"])
		.execute();
}

/** What corrections and removals have answered waits again; of each reporter, one report. */
export async function reopenReports(tx: Tx, number: NumberKey): Promise<void> {
	const changing = ["corrected", "removed"] as const;
	const another = sql<SqlBool>`exists (select 1 from number_reports as another
		where another.game = number_reports.game and another.item_id = number_reports.item_id
			and another.measure = number_reports.measure
			and (another.reporter_id = number_reports.reporter_id or another.guest_id = number_reports.guest_id)
			and (another.outcome is null
				or (another.outcome in (${sql.join(changing)}) and another.id < number_reports.id)))`;
	await tx
		.updateTable("number_reports")
		.set({ outcome: null, correction_id: null, decided_at: null })
		.where((eb) => eb.and(numberKey(number)))
		.where("outcome", "in", changing)
		.where((eb) => eb.not(another))
		.execute();
}

export function isReported(db: Queries, number: NumberKey): Promise<boolean> {
	return hasRow(db.selectFrom("number_reports").where((eb) => eb.and(numberKey(number))));
}

const IS_FIRST = sql<SqlBool>`not exists (select 1 from number_reports as earlier
	where earlier.game = number_reports.game and earlier.item_id = number_reports.item_id
		and earlier.measure = number_reports.measure and earlier.outcome is null
		and (earlier.created_at, earlier.id) < (number_reports.created_at, number_reports.id))`;

/** The oldest open report of each number that administrators decide: creators have a week for their own games. */
function waiting(db: Queries, now: number) {
	return db
		.selectFrom("number_reports")
		.leftJoin("custom_games", "custom_games.id", "number_reports.custom_game_id")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_games.creator_id").on(IS_VISIBLE))
		.where("number_reports.outcome", "is", null)
		.where(IS_FIRST)
		.where(
			sql<SqlBool>`(number_reports.custom_game_id is null or (custom_games.removed_at is null
				and (custom_games.creator_id is null
					or (users.id is not null and number_reports.created_at <= ${now - CREATOR_DAYS * DAY_MS}))))`,
		);
}

interface QueuePage {
	readonly now: number;
	readonly after: CursorPosition | undefined;
	readonly limit: number;
}

/** Oldest first. */
export function findWaiting(db: Queries, { now, after, limit }: QueuePage) {
	const columns = ["id", "kind", "game", "item_id", "measure", "item_name", "created_at"] as const;
	return waiting(db, now)
		.select(columns.map((column) => `number_reports.${column}` as const))
		.where(isAfter(after && [after.at, after.id], "number_reports.created_at", "number_reports.id"))
		.orderBy("number_reports.created_at")
		.orderBy("number_reports.id")
		.limit(limit)
		.execute();
}

export type FirstReport = Awaited<ReturnType<typeof findWaiting>>[number];

export function countWaiting(db: Queries, now: number): Promise<number> {
	return countRows(waiting(db, now));
}

/** Oldest first, at most `limit` of each number. */
export async function findReportsAbout(db: Queries, numbers: readonly NumberKey[], limit: number) {
	const [first, ...others] = numbers.map((number) =>
		db.selectFrom(oldestAbout(db, number, limit).as("about")).selectAll(),
	);
	return first ? others.reduce((all, query) => all.unionAll(query), first).execute() : [];
}

function oldestAbout(db: Queries, number: NumberKey, limit: number) {
	const { game, item_id, measure } = number;
	return db
		.selectFrom("number_reports")
		.leftJoin("users", "users.id", "number_reports.reporter_id")
		.select([
			"number_reports.id",
			"number_reports.game",
			"number_reports.item_id",
			"number_reports.measure",
			"number_reports.shown",
			"number_reports.text",
			"number_reports.better_source",
			"number_reports.created_at",
			"number_reports.reporter_id",
			"users.username",
			"users.avatar_url",
		])
		.where("number_reports.game", "=", game)
		.where("number_reports.item_id", "=", item_id)
		.where("number_reports.measure", "=", measure)
		.where("number_reports.outcome", "is", null)
		.orderBy("number_reports.created_at")
		.orderBy("number_reports.id")
		.limit(limit);
}

export type OpenReport = Awaited<ReturnType<typeof findReportsAbout>>[number];

export async function countOpenAbout(db: Queries, numbers: readonly NumberKey[]) {
	if (numbers.length === 0) return [];
	return db
		.selectFrom("number_reports")
		.select(({ fn }) => ["game", "item_id", "measure", fn.countAll<number>().as("count")])
		.where("outcome", "is", null)
		.where((eb) => eb.or(numbers.map((number) => eb.and(numberKey(number)))))
		.groupBy(["game", "item_id", "measure"])
		.execute();
}

/** Players' reports by what has become of them. */
export async function countSentBy(db: Queries, reporterIds: readonly string[]) {
	if (reporterIds.length === 0) return [];
	return db
		.selectFrom("number_reports")
		.select(({ fn }) => ["reporter_id", "outcome", fn.countAll<number>().as("count")])
		.where("reporter_id", "in", [...new Set(reporterIds)])
		.groupBy(["reporter_id", "outcome"])
		.execute();
}

/** Oldest first. */
export function findOpenOfGame(db: Queries, customGameId: string, limit: number) {
	return db
		.selectFrom("number_reports")
		.select(["id", "item_id", "item_name", "shown", "text", "better_source", "created_at"])
		.where("game", "=", customGameId)
		.where("outcome", "is", null)
		.orderBy("created_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}

export interface ReportedItemOf {
	readonly id: string;
	readonly name: string;
	readonly value: number;
}

/** Items with open reports, as one of these knows them, by id. */
export async function findReportedItems(
	db: Queries,
	customGameId: string,
): Promise<Map<string, ReportedItemOf>> {
	const rows = await db
		.selectFrom("number_reports")
		.select(({ fn }) => ["item_id", fn.min("item_name").as("name"), fn.min("shown").as("shown")])
		.where("game", "=", customGameId)
		.where("outcome", "is", null)
		.groupBy("item_id")
		.execute();
	return new Map(rows.map(({ item_id: id, name, shown }) => [id, { id, name, value: shown }]));
}

/** Where an item has another id, its open reports are about that. */
export async function moveReports(
	tx: Tx,
	customGameId: string,
	{ from, to }: { from: string; to: string },
): Promise<void> {
	await tx
		.updateTable("number_reports")
		.set({ item_id: to })
		.where("game", "=", customGameId)
		.where("item_id", "=", from)
		.where("outcome", "is", null)
		.execute();
}

export function reportsAfter(
	db: Queries,
	reporterId: string,
	{ after, limit }: PageOf<Pick<NumberReportRow, "created_at" | "id">>,
): Promise<NumberReportRow[]> {
	return db
		.selectFrom("number_reports")
		.selectAll()
		.where("reporter_id", "=", reporterId)
		.where(isAfter(after && [after.created_at, after.id], "created_at", "id"))
		.orderBy("created_at")
		.orderBy("id")
		.limit(limit)
		.execute();
}
