import { setImmediate as nextPass } from "node:timers/promises";
import type { Tx } from "@hilo/db/open-database";
import type { Tables } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";
import type { Ctx } from "../../platform/context.ts";
import { BATCH } from "../../platform/in-batches.ts";

/** Deletes in small transactions, between which other calls run. Can be repeated after a failure. */
export async function deleteOwnedRows(
	{ db }: Pick<Ctx, "db">,
	userId: string,
	batch: number = BATCH,
): Promise<void> {
	for (const rows of OWNED_ROWS) {
		const limit = rows.batch ?? batch;
		for (const condition of rows.conditions) {
			while ((await db.transaction((tx) => deleteSome(tx, rows, condition(userId), limit))) > 0)
				await nextPass();
		}
	}
}

export async function deleteUser(tx: Tx, id: string): Promise<void> {
	await tx.deleteFrom("users").where("id", "=", id).execute();
}

/** Rows of which a player can have thousands. */
export interface OwnedRows {
	readonly table: keyof Tables;
	/** The columns that identify a row. */
	readonly key: string;
	/** Separate conditions: with "or" and a subquery, PostgreSQL reads the whole table. */
	readonly conditions: readonly Condition[];
	/** Rows per deletion, where each takes long. */
	readonly batch?: number;
}

type Condition = (userId: string) => RawBuilder<SqlBool>;

const hasUser =
	(column: string): Condition =>
	(userId) =>
		sql`${sql.ref(column)} = ${userId}`;

const hasParent =
	(column: string, parent: keyof Tables, owner: string): Condition =>
	(userId) =>
		sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${sql.ref(owner)} = ${userId})`;

const hasParentOfGame =
	(column: string, parent: "duels" | "runs"): Condition =>
	(userId) =>
		sql`${sql.ref(column)} in (select ${sql.ref(`${parent}.id`)} from ${sql.table(parent)}
			join custom_games on custom_games.id = ${sql.ref(`${parent}.custom_game_id`)} where creator_id = ${userId})`;

const ofUser = hasUser("user_id");
const ofGame = hasParent("game_id", "custom_games", "creator_id");
const ofTicket = hasParent("ticket_id", "tickets", "user_id");

/** Rows that refer to others come first. Smaller tables, listed in the test, are deleted by foreign keys. */
export const OWNED_ROWS: readonly OwnedRows[] = [
	{
		table: "moves",
		key: "run_id, round",
		conditions: [hasParent("run_id", "runs", "user_id"), hasParentOfGame("run_id", "runs")],
	},
	{
		table: "runs",
		key: "id",
		conditions: [ofUser, hasParent("custom_game_id", "custom_games", "creator_id")],
	},
	{
		table: "chat_messages",
		key: "chat_id, position",
		conditions: [hasParent("chat_id", "chats", "low_id"), hasParent("chat_id", "chats", "high_id")],
	},
	{ table: "chats", key: "id", conditions: [hasUser("low_id"), hasUser("high_id")] },
	{ table: "chat_sides", key: "user_id, friend_id", conditions: [ofUser, hasUser("friend_id")] },
	{
		// Thousands of players may have taken the link of one duel.
		table: "duel_sides",
		key: "duel_id, seat",
		conditions: [
			ofUser,
			hasParent("duel_id", "duels", "from_user_id"),
			hasParent("duel_id", "duels", "to_user_id"),
			hasParentOfGame("duel_id", "duels"),
		],
	},
	{
		table: "duels",
		key: "id",
		conditions: [
			hasUser("from_user_id"),
			hasUser("to_user_id"),
			hasParent("custom_game_id", "custom_games", "creator_id"),
		],
	},
	{ table: "duel_records", key: "user_id, other_id", conditions: [ofUser, hasUser("other_id")] },
	{ table: "daily_runs", key: "id", conditions: [ofUser] },
	{ table: "period_scores", key: "user_id, game_key, period, starts", conditions: [ofUser] },
	{ table: "custom_plays", key: "id", conditions: [ofUser, ofGame] },
	{ table: "custom_scores", key: "game_id, user_id, board", conditions: [ofUser, ofGame] },
	{ table: "custom_bests", key: "game_id, user_id", conditions: [ofUser, ofGame] },
	{ table: "custom_invitations", key: "id", conditions: [ofUser, hasUser("sender_id"), ofGame] },
	{ table: "custom_play_days", key: "game_id, day", conditions: [ofGame] },
	{ table: "custom_item_statistics", key: "game_id, item_id", conditions: [ofGame] },
	{
		table: "number_reports",
		key: "id",
		conditions: [hasUser("reporter_id"), hasParent("custom_game_id", "custom_games", "creator_id")],
	},
	{
		table: "corrections",
		key: "id",
		conditions: [hasParent("custom_game_id", "custom_games", "creator_id")],
	},
	{ table: "game_pictures", key: "game_id, hash", conditions: [ofGame] },
	// Freeing the pages of a game's items takes up to 3 ms.
	{ table: "custom_game_items", key: "game_id", conditions: [ofGame], batch: 3 },
	{ table: "custom_games", key: "id", conditions: [hasUser("creator_id")], batch: 20 },
	{ table: "picture_owners", key: "user_id, hash", conditions: [ofUser] },
	{ table: "ticket_pictures", key: "ticket_id, position, place", conditions: [ofTicket] },
	{ table: "ticket_messages", key: "ticket_id, position", conditions: [ofTicket] },
	{ table: "support_notifications", key: "id", conditions: [ofUser] },
	{ table: "admin_notification_reads", key: "user_id, notification_id", conditions: [ofUser] },
	{ table: "friendships", key: "user_id, friend_id", conditions: [ofUser, hasUser("friend_id")] },
	{ table: "friend_requests", key: "from_id, to_id", conditions: [hasUser("from_id"), hasUser("to_id")] },
	{
		table: "friend_rejections",
		key: "rejecter_id, asker_id",
		conditions: [hasUser("rejecter_id"), hasUser("asker_id")],
	},
	{
		table: "blocks",
		key: "blocker_id, blocked_id",
		conditions: [hasUser("blocker_id"), hasUser("blocked_id")],
	},
	{ table: "reports", key: "id", conditions: [hasUser("reporter_id"), hasUser("accused_id")] },
];

/** @returns how many rows were deleted. */
export async function deleteSome(
	tx: Tx,
	{ table, key }: OwnedRows,
	condition: RawBuilder<SqlBool>,
	limit: number,
): Promise<number> {
	const columns = sql.raw(key);
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table)} where (${columns}) in
			(select ${columns} from ${sql.table(table)} where ${condition} limit ${limit})`.execute(tx);
	return Number(numAffectedRows);
}
