import { dialectOf } from "@hilo/db/dialect-of";
import { hasPrefix } from "@hilo/db/has-prefix";
import type { Queries } from "@hilo/db/queries";
import type { UserRow } from "@hilo/db/tables";
import { type RawBuilder, sql } from "kysely";
import { IS_VISIBLE } from "../users/visible-users.ts";

export type FoundRow = Pick<UserRow, "id" | "username" | "avatar_url" | "username_key">;

/** `part` is part of a username's key. */
export interface NameSearch {
	readonly part: string;
	readonly searcherId: string;
	readonly limit: number;
}

const COLUMNS = ["users.id", "users.username", "users.avatar_url", "users.username_key"] as const;

export function findNamesBeginning(db: Queries, search: NameSearch): Promise<FoundRow[]> {
	return db
		.selectFrom("users")
		.select(COLUMNS)
		.where(hasPrefix(sql.ref("username_key"), search.part))
		.where("id", "!=", search.searcherId)
		.where(IS_VISIBLE)
		.orderBy("username_key")
		.limit(search.limit)
		.execute();
}

/** PostgreSQL's index collects all names with a pair of characters first. A frequent pair is found faster among the
 * newest users; a pair that these don't have often enough is rare enough for the index. */
const NEWEST_USERS = 2_000;

/** Without prefix matches, in no particular order. */
export async function findNamesContaining(db: Queries, search: NameSearch): Promise<FoundRow[]> {
	const { part, limit } = search;
	if (dialectOf(db) === "sqlite") {
		const query = await containingOnSqlite(db, part);
		return query ? findFrom(db, search, query) : [];
	}
	const newest = await findFrom(db, search, containingOfNewest(part));
	return newest.length === limit ? newest : findFrom(db, search, containingOnPostgres(part));
}

async function findFrom(db: Queries, search: NameSearch, query: RawBuilder<unknown>): Promise<FoundRow[]> {
	const { rows } = await sql<FoundRow>`
		select ${sql.join(COLUMNS.map((column) => sql.ref(column)))} from ${query}
		and users.id <> ${search.searcherId} and ${IS_VISIBLE}
		limit ${search.limit}`.execute(db);
	return rows;
}

function containingOfNewest(part: string): RawBuilder<unknown> {
	return sql`(select * from users order by id desc limit ${NEWEST_USERS}) as users
		where strpos(users.username_key, ${part}) > 1`;
}

function containingOnPostgres(part: string): RawBuilder<unknown> {
	return sql`users where username_pairs(users.username_key) @> username_pairs(${part})
		and strpos(users.username_key, ${part}) > 1`;
}

/** Null if no name has the part. */
async function containingOnSqlite(db: Queries, part: string): Promise<RawBuilder<unknown> | null> {
	const terms = await findTerms(db, [...part]);
	if (terms === "") return null;
	return sql`username_search join users on users.username_key = rtrim(username_search.name)
		where username_search match ${terms} and instr(users.username_key, ${part}) > 1`;
}

/** Asks the trigram index for all trigrams of the part, or for two characters for any trigram that begins with them. */
async function findTerms(db: Queries, part: readonly string[]): Promise<string> {
	const quoted = (term: string) => `"${term.replaceAll('"', '""')}"`;
	if (part.length > 2) {
		return part
			.slice(2)
			.map((_, at) => quoted(part.slice(at, at + 3).join("")))
			.join(" AND ");
	}
	const { rows } = await sql<{ three: string }>`
		select three from username_threes where ${hasPrefix(sql.ref("three"), part.join(""))}`.execute(db);
	return rows.map(({ three }) => quoted(three)).join(" OR ");
}
