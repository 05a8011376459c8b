import type { Tx } from "@hilo/db/open-database";
import type { CorrectionRow, Queries } from "@hilo/db/tables";
import type { CursorPosition } from "@hilo/rules/admin/page-cursor";
import { type SqlBool, sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** Must equal the conditions of the partial indexes word for word. */
const IS_IN_FORCE = sql<SqlBool>`corrections.is_in_force = 1`;
const IS_LISTED = sql<SqlBool>`corrections.is_listed = 1`;

export type NumberKey = Pick<CorrectionRow, "game" | "item_id" | "measure">;

export function numberKey({ game, item_id, measure }: NumberKey): NumberKey {
	return { game, item_id, measure };
}

export function isSameNumber(a: NumberKey, b: NumberKey): boolean {
	return a.game === b.game && a.item_id === b.item_id && a.measure === b.measure;
}

/** In a fixed order, so that two readings can be compared. */
export function findInForce(db: Queries) {
	return db
		.selectFrom("corrections")
		.select(["game", "item_id", "measure", "before_as_of", "value", "source", "source_url", "as_of"])
		.where(IS_IN_FORCE)
		.where("kind", "=", "classic")
		.orderBy("game")
		.orderBy("item_id")
		.orderBy("measure")
		.execute();
}

export function findInForceOf(db: Queries, number: NumberKey): Promise<CorrectionRow | undefined> {
	const inForce = db.selectFrom("corrections").selectAll().where(IS_IN_FORCE);
	return inForce.where((eb) => eb.and(numberKey(number))).executeTakeFirst();
}

export function findInForceOfGame(db: Queries, game: string): Promise<CorrectionRow[]> {
	return db.selectFrom("corrections").selectAll().where(IS_IN_FORCE).where("game", "=", game).execute();
}

export async function insertCorrection(tx: Tx, correction: CorrectionRow): Promise<void> {
	await tx.insertInto("corrections").values(correction).execute();
}

/** The one in force is replaced, and a removal, which is of all numbers of the item. */
export async function endInForce(tx: Tx, { measure, ...item }: NumberKey): Promise<void> {
	await tx
		.updateTable("corrections")
		.set({ is_in_force: 0 })
		.where(IS_IN_FORCE)
		.where((eb) => eb.and({ game: item.game, item_id: item.item_id }))
		.where((eb) => eb.or([eb("measure", "=", measure), eb("value", "is", null)]))
		.execute();
}

export function findCorrection(db: Queries, id: string): Promise<CorrectionRow | undefined> {
	return db.selectFrom("corrections").selectAll().where("id", "=", id).executeTakeFirst();
}

/** @returns false where it is no longer in force. */
export async function withdrawInForce(tx: Tx, id: string): Promise<boolean> {
	const { numUpdatedRows } = await tx
		.updateTable("corrections")
		.set({ is_in_force: 0, is_listed: 0 })
		.where("id", "=", id)
		.where(IS_IN_FORCE)
		.executeTakeFirst();
	return numUpdatedRows > 0n;
}

/** Corrections and removals of classic games are listed until they are withdrawn. */
export function isWithdrawn({
	kind,
	decision,
	is_listed,
}: Pick<CorrectionRow, "kind" | "decision" | "is_listed">): boolean {
	return kind === "classic" && decision !== "confirm" && is_listed === 0;
}

interface ListPage {
	readonly game?: string | undefined;
	readonly after: CursorPosition | undefined;
	readonly limit: number;
}

/** Newest first. */
export function findListed(db: Queries, { game, after, limit }: ListPage): Promise<CorrectionRow[]> {
	let query = db.selectFrom("corrections").selectAll().where(IS_LISTED);
	if (game) query = query.where("game", "=", game);
	if (after) query = query.where(sql<SqlBool>`(decided_at, id) < (${after.at}, ${after.id})`);
	return query.orderBy("decided_at", "desc").orderBy("id", "desc").limit(limit).execute();
}

/** Players who reported what a correction decided and want to be named, by their present names. */
export function findThanked(db: Queries, ids: readonly string[]) {
	if (ids.length === 0) return Promise.resolve([]);
	return db
		.selectFrom("number_reports")
		.innerJoin("users", "users.id", "number_reports.reporter_id")
		.select(["number_reports.correction_id", "users.username"])
		.where("number_reports.correction_id", "in", ids)
		.where("number_reports.wants_thanks", "=", 1)
		.where(IS_VISIBLE)
		.orderBy("number_reports.created_at")
		.orderBy("number_reports.id")
		.execute();
}

/** Newest first, at most `limit` of each number. */
export async function findDecisions(db: Queries, numbers: readonly NumberKey[], limit: number) {
	const [first, ...others] = numbers.map((number) =>
		db.selectFrom(latestAbout(db, number, limit).as("about")).selectAll(),
	);
	return first ? others.reduce((all, query) => all.unionAll(query), first).execute() : [];
}

function latestAbout(db: Queries, number: NumberKey, limit: number) {
	return db
		.selectFrom("corrections")
		.select(["game", "item_id", "measure", "decision", "reason", "value", "decided_at", "kind", "is_listed"])
		.where((eb) => eb.and(numberKey(number)))
		.orderBy("decided_at", "desc")
		.orderBy("id", "desc")
		.limit(limit);
}
