import type { Queries } from "@hilo/db/tables";
import { sql } from "kysely";
import { expect, it } from "vitest";
import { onOneDatabase } from "../../testing/sites.ts";
import { OWNED_ROWS } from "./delete-owned-rows.ts";

/** What a deletion may leave to foreign keys, with the reason why it is little. */
const LITTLE: Readonly<Record<string, string>> = {
	"answer_counts.user_id": "one for each filter and band of the classic games",
	"account_tokens.user_id": "they expire within days, and requests for them are limited",
	"api_tokens.user_id": "their number is limited",
	"avatars.user_id": "one",
	"daily_records.user_id": "one",
	"daily_zones.user_id": "one",
	"duels.rematch_of": "a duel has one rematch",
	"earned_badges.user_id": "one for each badge",
	"friend_links.user_id": "one",
	"high_scores.user_id": "one for each classic board",
	"period_scores.user_id": "deleted with those of the user",
	"practice_pairs.user_id": "their number is limited",
	"presences.user_id": "one",
	"registration_invitations.created_by": "an administrator's, and their number is limited",
	"sessions.user_id": "their number is limited",
	"support_notifications.ticket_id": "they are the user's own",
	"suspensions.user_id": "one",
	"ticket_messages.sender_id": "emptied when the deletion begins",
	"tickets.user_id": "their number is limited",
	"user_activity.user_id": "one",
};

const openSite = onOneDatabase();

interface ForeignKey {
	readonly child: string;
	readonly column: string;
	readonly parent: string;
}

it("lists each table where an account may have thousands of rows, before the tables that it refers to", async () => {
	const { kysely } = (await openSite()).db;
	const keys = await keysToUsers(kysely);
	const tables = OWNED_ROWS.map(({ table }) => String(table));
	const missing = keys
		.filter(({ child, column }) => !(`${child}.${column}` in LITTLE))
		.filter(({ child, column }) => !deletedBy(kysely, child).includes(column));
	expect(missing, "neither in OWNED_ROWS nor little").toEqual([]);
	const late = keys.filter(
		({ child, parent }) =>
			child !== parent && tables.includes(parent) && tables.indexOf(child) > tables.indexOf(parent),
	);
	expect(late, "in OWNED_ROWS after what they refer to").toEqual([]);
	const known = keys.map(({ child, column }) => `${child}.${column}`);
	expect(Object.keys(LITTLE).filter((key) => !known.includes(key))).toEqual([]);
});

/** Foreign keys that lead to users, directly or over other tables. */
async function keysToUsers(db: Queries): Promise<ForeignKey[]> {
	const { rows } =
		await sql<ForeignKey>`select tables.name as child, keys."from" as "column", keys."table" as parent
		from sqlite_master as tables, pragma_foreign_key_list(tables.name) as keys
		where tables.type = 'table' and keys.seq = 0 order by 1, 2`.execute(db);
	const reached = new Set(["users"]);
	for (let before = 0; before < reached.size; ) {
		before = reached.size;
		for (const { child, parent } of rows) if (reached.has(parent)) reached.add(child);
	}
	return rows.filter(({ parent }) => reached.has(parent));
}

function deletedBy(db: Queries, table: string): (string | undefined)[] {
	const conditions = OWNED_ROWS.filter((rows) => rows.table === table).flatMap((rows) => rows.conditions);
	return conditions.map((condition) => /^"(\w+)" (=|in)/.exec(condition("u").compile(db).sql)?.[1]);
}
