import { hasPart, lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, Tables } from "@hilo/db/tables";
import type { CursorPosition } from "@hilo/rules/admin/page-cursor";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import type { ModeratedFilter } from "@hilo/rules/moderation/administration.schema";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { matches } from "../games.repo.ts";

/** Unlike `gameRows`, includes hidden creators. */
const moderatedRows = (db: Queries) =>
	db
		.selectFrom("custom_games")
		.leftJoin("users", "users.id", "custom_games.creator_id")
		.select([
			"custom_games.id",
			"custom_games.creator_id",
			"custom_games.name",
			"custom_games.description",
			"custom_games.value_label",
			"custom_games.source",
			"custom_games.as_of",
			"custom_games.privacy",
			"custom_games.link_key",
			"custom_games.item_count",
			"custom_games.play_count",
			"custom_games.is_hidden",
			"custom_games.created_at",
			"custom_games.removed_at",
			"custom_games.removed_by",
			"custom_games.removal_reason",
			"users.username as creator_name",
			sql<number>`(select count(*) from reports where reports.kind = 'game'
				and reports.subject_id = custom_games.id and reports.decision is null)`.as("open_reports"),
		]);

const IS_REMOVED = sql<SqlBool>`custom_games.removed_by = 'administrator'`;

/** Must equal the conditions of the partial indexes word for word. */
const FILTERS: Readonly<Record<ModeratedFilter, RawBuilder<SqlBool>>> = {
	all: sql`custom_games.removed_at is null`,
	featured: sql`custom_games.privacy = 'featured' and custom_games.removed_at is null`,
	hidden: sql`custom_games.is_hidden = 1 and custom_games.removed_at is null`,
	removed: IS_REMOVED,
};

interface ModeratedPage {
	readonly filter: ModeratedFilter;
	readonly terms: readonly SearchTerm[];
	readonly after: CursorPosition | undefined;
	readonly limit: number;
}

/** Newest first; for `removed`, the last removed first. Terms are also looked for inside of names. */
export function findModerated(db: Queries, { filter, terms, after, limit }: ModeratedPage) {
	const time = sql.ref<number>(filter === "removed" ? "custom_games.removed_at" : "custom_games.created_at");
	let query = moderatedRows(db).where(FILTERS[filter]);
	for (const term of terms) {
		const isInName = hasPart(sql`lower(custom_games.name)`, term.name.toLowerCase());
		query = query.where(sql<SqlBool>`(${matches(term)} or ${isInName})`);
	}
	if (after) query = query.where(sql<SqlBool>`(${time}, custom_games.id) < (${after.at}, ${after.id})`);
	return query.orderBy(time, "desc").orderBy("custom_games.id", "desc").limit(limit).execute();
}

export type ModeratedRow = Awaited<ReturnType<typeof findModerated>>[number];

/** Leaves out games that their creators deleted. */
export async function findModeratedByIds(db: Queries, ids: readonly string[]): Promise<ModeratedRow[]> {
	if (ids.length === 0) return [];
	return moderatedRows(db)
		.where("custom_games.id", "in", [...new Set(ids)])
		.where((eb) => eb.or([eb("custom_games.removed_at", "is", null), IS_REMOVED]))
		.execute();
}

/** For locking the creator's row before the game's. */
export function findCreator(tx: Tx, id: string) {
	return tx.selectFrom("custom_games").select("creator_id").where("id", "=", id).executeTakeFirst();
}

export function lockModerated(tx: Tx, id: string) {
	return tx
		.selectFrom("custom_games")
		.select([
			"id",
			"creator_id",
			"name",
			"description",
			"privacy",
			"is_hidden",
			"removed_at",
			"removed_by",
			"removal_reason",
		])
		.where("id", "=", id)
		.$call(lockRows(tx))
		.executeTakeFirst();
}

export type LockedGame = NonNullable<Awaited<ReturnType<typeof lockModerated>>>;

type Columns = Pick<Tables["custom_games"], "privacy" | "removed_at" | "removed_by" | "removal_reason"> & {
	is_hidden: 0 | 1;
};

/** The version stays, because players and editors see the same content. */
export async function changeModerated(tx: Tx, id: string, columns: Partial<Columns>): Promise<void> {
	await tx.updateTable("custom_games").set(columns).where("id", "=", id).execute();
}
