import { hasRow } from "@hilo/db/count-rows";
import { hasPart, hasPrefix } from "@hilo/db/dialects";
import type { CustomGameRow, Queries } from "@hilo/db/tables";
import { usernameKey } from "@hilo/rules/accounts/validators";
import type { Item } from "@hilo/rules/custom-games/item";
import type { SearchTerm } from "@hilo/rules/custom-games/words";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import { isBlockBetween } from "../friends/blocks.ts";
import { IS_VISIBLE } from "../users/visible-users.ts";

/** The viewer's id for callers who are not signed in. No user has it. */
export const NO_VIEWER = "";

/** For `gameRows`: the game is not removed, and its creator, if it has one, is visible. */
export const IS_AVAILABLE = sql<SqlBool>`custom_games.removed_at is null
	and (custom_games.creator_id is null or users.id is not null)`;

/** Games as that viewer finds them. Hidden users give null columns: `IS_AVAILABLE` leaves out their games. */
export const gameRows = (db: Queries, viewerId: string) =>
	db
		.selectFrom("custom_games")
		.leftJoin("users", (join) => join.onRef("users.id", "=", "custom_games.creator_id").on(IS_VISIBLE))
		.leftJoin("custom_invitations", (join) =>
			join
				.onRef("custom_invitations.game_id", "=", "custom_games.id")
				.on("custom_invitations.user_id", "=", viewerId),
		)
		.leftJoin("custom_bests", (join) =>
			join.onRef("custom_bests.game_id", "=", "custom_games.id").on("custom_bests.user_id", "=", viewerId),
		)
		.select([
			"custom_games.id",
			"custom_games.creator_id",
			"custom_games.name",
			"custom_games.description",
			"custom_games.value_label",
			"custom_games.question",
			"custom_games.thousands_separator",
			"custom_games.category",
			"custom_games.privacy",
			"custom_games.timer_seconds",
			"custom_games.item_count",
			"custom_games.min_value",
			"custom_games.max_value",
			"custom_games.cover",
			"custom_games.version",
			"custom_games.link_key",
			"custom_games.play_count",
			"custom_games.uncounted_plays",
			"custom_games.is_hidden",
			"custom_games.created_at",
			"custom_games.updated_at",
			"custom_games.source",
			"custom_games.as_of",
			"custom_games.licence",
			"custom_games.is_sourced",
			"users.username as creator_name",
			"users.avatar_url as creator_avatar_url",
			"custom_invitations.status as invitation",
			"custom_bests.score as best",
			isBlockBetween(viewerId, sql.ref("custom_games.creator_id")).as("is_blocked"),
		]);

/** By words, or the creator's name; see docs/decisions/searches-read-all-rows.md. */
export function matches({ words, name }: SearchTerm): RawBuilder<SqlBool> {
	const byWords = words.map((word) => hasPart(sql.ref("custom_games.search_text"), ` ${word}`));
	const byName = hasPrefix(sql.ref("users.username_key"), usernameKey(name));
	return sql`(${byName} or (${sql.join(byWords, sql` and `)}))`;
}

export function findGameRow(db: Queries, id: string, viewerId: string) {
	return gameRows(db, viewerId).where("custom_games.id", "=", id).where(IS_AVAILABLE).executeTakeFirst();
}

export async function findGameRows(
	db: Queries,
	ids: readonly string[],
	viewerId: string,
): Promise<GameRow[]> {
	if (ids.length === 0) return [];
	return gameRows(db, viewerId)
		.where("custom_games.id", "in", [...new Set(ids)])
		.where(IS_AVAILABLE)
		.execute();
}

export type GameRow = NonNullable<Awaited<ReturnType<typeof findGameRow>>>;

export async function findItemsNow(db: Queries, gameId: string) {
	const row = await db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select(["custom_games.version", "custom_game_items.items"])
		.where("custom_games.id", "=", gameId)
		.executeTakeFirst();
	if (!row) return undefined;
	const list: Item[] = JSON.parse(row.items);
	return { version: row.version, list };
}

export async function findItems(db: Queries, gameId: string): Promise<Item[]> {
	const row = await db
		.selectFrom("custom_game_items")
		.select("items")
		.where("game_id", "=", gameId)
		.executeTakeFirst();
	return row ? JSON.parse(row.items) : [];
}

/** Only a report that waits for a decision counts. */
export function hasReported(db: Queries, userId: string, gameId: string): Promise<boolean> {
	const reports = db.selectFrom("reports").where("reporter_id", "=", userId).where("kind", "=", "game");
	return hasRow(reports.where("subject_id", "=", gameId).where("decision", "is", null));
}

export interface GameContent
	extends Pick<
		CustomGameRow,
		| "id"
		| "version"
		| "name"
		| "value_label"
		| "timer_seconds"
		| "updated_at"
		| "removed_at"
		| "source"
		| "as_of"
	> {
	readonly items: readonly Item[];
}

/** Read in one query, so that the items belong to the version. */
export async function findContent(db: Queries, gameId: string): Promise<GameContent | undefined> {
	const row = await db
		.selectFrom("custom_games")
		.innerJoin("custom_game_items", "custom_game_items.game_id", "custom_games.id")
		.select([
			"custom_games.id",
			"custom_games.version",
			"custom_games.name",
			"custom_games.value_label",
			"custom_games.timer_seconds",
			"custom_games.updated_at",
			"custom_games.removed_at",
			"custom_games.source",
			"custom_games.as_of",
			"custom_game_items.items",
		])
		.where("custom_games.id", "=", gameId)
		.executeTakeFirst();
	return row && { ...row, items: JSON.parse(row.items) };
}

export async function setLinkKey(db: Queries, id: string, key: string): Promise<void> {
	await db.updateTable("custom_games").set({ link_key: key }).where("id", "=", id).execute();
}
