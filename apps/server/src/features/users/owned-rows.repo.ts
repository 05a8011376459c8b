import type { Tx } from "@hilo/db/open-database";
import type { Tables } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Rows of which a player can have thousands. */
export interface OwnedRows {
	readonly table: keyof Tables;
	/** The columns that tell them apart. */
	readonly key: string;
	/** Which rows are theirs, one condition at a time: PostgreSQL reads the whole table where "or" joins a condition with a subquery. */
	readonly of: readonly Condition[];
	/** How many are deleted at a time, where each takes long. */
	readonly batch?: number;
}

type Condition = (userId: string) => RawBuilder<SqlBool>;

const hasUser =
	(column: string): Condition =>
	(userId) =>
		sql`${sql.ref(column)} = ${userId}`;

/** Whether `column` holds the key of a row that has the user in `owner`. */
const hasParent =
	(column: string, parent: keyof Tables, owner: string): Condition =>
	(userId) =>
		sql`${sql.ref(column)} in (select id from ${sql.table(parent)} where ${sql.ref(owner)} = ${userId})`;

const ofUser = hasUser("user_id");
const ofGame = hasParent("game_id", "custom_games", "creator_id");

/** Rows that refer to others stand before those. What is not named here is little, and goes with the user's row. */
export const OWNED_ROWS: readonly OwnedRows[] = [
	{
		table: "moves",
		key: "run_id, round",
		of: [
			hasParent("run_id", "runs", "user_id"),
			(userId) => sql`run_id in (select runs.id from runs
				join custom_games on custom_games.id = runs.custom_game_id where creator_id = ${userId})`,
		],
	},
	{
		table: "runs",
		key: "id",
		of: [ofUser, hasParent("custom_game_id", "custom_games", "creator_id")],
	},
	{
		table: "chat_messages",
		key: "chat_id, position",
		of: [hasParent("chat_id", "chats", "low_id"), hasParent("chat_id", "chats", "high_id")],
	},
	{ table: "chats", key: "id", of: [hasUser("low_id"), hasUser("high_id")] },
	{
		table: "duels",
		key: "id",
		of: [
			hasUser("from_user_id"),
			hasUser("to_user_id"),
			hasParent("custom_game_id", "custom_games", "creator_id"),
		],
	},
	{ table: "duel_sides", key: "duel_id, seat", of: [ofUser] },
	{ table: "daily_attempts", key: "id", of: [ofUser] },
	{ table: "custom_plays", key: "id", of: [ofUser, ofGame] },
	{ table: "custom_scores", key: "game_id, user_id, board", of: [ofUser, ofGame] },
	{ table: "custom_bests", key: "game_id, user_id", of: [ofUser, ofGame] },
	{ table: "custom_invitations", key: "id", of: [ofUser, hasUser("sender_id"), ofGame] },
	// To free the pages of a game's items takes up to 3 ms.
	{ table: "custom_game_items", key: "game_id", of: [ofGame], batch: 3 },
	{ table: "custom_games", key: "id", of: [hasUser("creator_id")], batch: 20 },
	{ table: "picture_owners", key: "user_id, hash", of: [ofUser] },
	{
		table: "ticket_messages",
		key: "ticket_id, position",
		of: [hasParent("ticket_id", "tickets", "user_id")],
	},
	{ table: "support_notifications", key: "id", of: [ofUser] },
	{ table: "admin_notification_reads", key: "user_id, notification_id", of: [ofUser] },
];

/** Deletes some of a user's rows. @returns how many. */
export async function deleteSome(
	tx: Tx,
	{ table, key }: OwnedRows,
	condition: RawBuilder<SqlBool>,
	most: number,
): Promise<number> {
	const columns = sql.raw(key);
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table)} where (${columns}) in
			(select ${columns} from ${sql.table(table)} where ${condition} limit ${most})`.execute(tx);
	return Number(numAffectedRows);
}
