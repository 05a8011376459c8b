import type { Tx } from "@hilo/db/open-database";
import type { Tables } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Rows of which a player can have thousands. */
export interface OwnedRows {
	readonly table: keyof Tables;
	/** The columns that tell them apart. */
	readonly key: string;
	readonly of: (userId: string) => RawBuilder<SqlBool>;
	/** How many are deleted at a time, where each takes long. */
	readonly batch?: number;
}

const GAMES = (userId: string) => sql`(select id from custom_games where creator_id = ${userId})`;
const ofGames = (userId: string) => sql<SqlBool>`game_id in ${GAMES(userId)}`;
const ofUser = (userId: string) => sql<SqlBool>`user_id = ${userId}`;
const runs = (userId: string) => sql<SqlBool>`user_id = ${userId} or custom_game_id in ${GAMES(userId)}`;
const chats = (userId: string) => sql<SqlBool>`low_id = ${userId} or high_id = ${userId}`;

/** Rows that refer to others stand before those. What is not named here is little, and goes with the user's row. */
export const OWNED_ROWS: readonly OwnedRows[] = [
	{
		table: "moves",
		key: "run_id, round",
		of: (userId) => sql`run_id in (select id from runs where ${runs(userId)})`,
	},
	{ table: "runs", key: "id", of: runs },
	{
		table: "chat_messages",
		key: "chat_id, position",
		of: (userId) => sql`chat_id in (select id from chats where ${chats(userId)})`,
	},
	{ table: "chats", key: "id", of: chats },
	{
		table: "duels",
		key: "id",
		of: (userId) =>
			sql`from_user_id = ${userId} or to_user_id = ${userId} or custom_game_id in ${GAMES(userId)}`,
	},
	{ table: "duel_sides", key: "duel_id, seat", of: ofUser },
	{ table: "daily_attempts", key: "id", of: ofUser },
	{
		table: "custom_plays",
		key: "id",
		of: (userId) => sql`${ofUser(userId)} or ${ofGames(userId)}`,
	},
	{
		table: "custom_scores",
		key: "game_id, user_id, board",
		of: (userId) => sql`${ofUser(userId)} or ${ofGames(userId)}`,
	},
	{
		table: "custom_bests",
		key: "game_id, user_id",
		of: (userId) => sql`${ofUser(userId)} or ${ofGames(userId)}`,
	},
	{
		table: "custom_invitations",
		key: "id",
		of: (userId) => sql`${ofUser(userId)} or sender_id = ${userId} or ${ofGames(userId)}`,
	},
	// To free the pages of a game's items takes up to 3 ms.
	{ table: "custom_game_items", key: "game_id", of: ofGames, batch: 3 },
	{ table: "custom_games", key: "id", of: (userId) => sql`creator_id = ${userId}`, batch: 20 },
	{ table: "picture_owners", key: "user_id, hash", of: ofUser },
	{
		table: "ticket_messages",
		key: "ticket_id, position",
		of: (userId) => sql`ticket_id in (select id from tickets where ${ofUser(userId)})`,
	},
	{ table: "support_notifications", key: "id", of: ofUser },
	{ table: "admin_notification_reads", key: "user_id, notification_id", of: ofUser },
];

/** Deletes some of a user's rows. @returns how many. */
export async function deleteSome(tx: Tx, rows: OwnedRows, userId: string, most: number): Promise<number> {
	const { table, key, of, batch = most } = rows;
	const columns = sql.raw(key);
	const { numAffectedRows = 0n } = await sql`
		delete from ${sql.table(table)} where (${columns}) in
			(select ${columns} from ${sql.table(table)} where ${of(userId)} limit ${batch})`.execute(tx);
	return Number(numAffectedRows);
}
