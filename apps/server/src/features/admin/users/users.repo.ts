import { endOfPrefix, hasPrefix } from "@hilo/db/dialects";
import type { Queries } from "@hilo/db/tables";
import type { UserFilter } from "@hilo/rules/admin/admin.schema";
import { type RawBuilder, type SqlBool, sql } from "kysely";

const userRows = (db: Queries) =>
	db
		.selectFrom("users")
		.leftJoin("user_activity", "user_activity.user_id", "users.id")
		.select([
			"users.id",
			"users.username",
			"users.username_key",
			"users.email",
			"users.email_key",
			"users.avatar_url",
			"users.created_at",
			"users.is_admin",
			"users.suspended_until",
			"users.deletion_due_at",
			"users.xp",
			"user_activity.last_at",
		]);

export type AdminUserRow = Awaited<ReturnType<typeof findById>>[number];

export function findById(db: Queries, id: string) {
	return userRows(db).where("users.id", "=", id).execute();
}

interface Age {
	readonly at: number;
	readonly id: string;
}

export function findNewest(db: Queries, after: Age | undefined, limit: number): Promise<AdminUserRow[]> {
	let query = userRows(db);
	if (after) query = query.where(sql<SqlBool>`(users.created_at, users.id) < (${after.at}, ${after.id})`);
	return query.orderBy("users.created_at", "desc").orderBy("users.id", "desc").limit(limit).execute();
}

interface KeyRange {
	readonly prefix: string;
	/** Exclusive; "" starts at the first key. */
	readonly after: string;
	readonly limit: number;
}

/** Only one lower bound: given two, SQLite may start its index scan at the wrong one. */
function isInRange(
	key: RawBuilder<unknown>,
	{ prefix, after }: Omit<KeyRange, "limit">,
): RawBuilder<SqlBool> {
	if (after === "") return hasPrefix(key, prefix);
	return sql`(${key} > ${after} and ${key} < ${endOfPrefix(prefix)})`;
}

export function findByName(db: Queries, { prefix, after, limit }: KeyRange): Promise<AdminUserRow[]> {
	return userRows(db)
		.where(isInRange(sql.ref("users.username_key"), { prefix, after }))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}

/** Leaves out users whose name matches too: findByName returns them. */
export function findByEmail(
	db: Queries,
	{ prefix, after, limit }: KeyRange,
	namePrefix: string,
): Promise<AdminUserRow[]> {
	return userRows(db)
		.where(isInRange(sql.ref("users.email_key"), { prefix, after }))
		.where(sql<SqlBool>`not ${hasPrefix(sql.ref("users.username_key"), namePrefix)}`)
		.orderBy("users.email_key")
		.limit(limit)
		.execute();
}

/** Must match the conditions of the partial indexes word for word. */
const RARE_FILTERS: Readonly<Record<Exclude<UserFilter, "all">, RawBuilder<SqlBool>>> = {
	admins: sql`users.is_admin = 1`,
	suspended: sql`users.suspended_until is not null`,
	leaving: sql`users.deletion_due_at is not null`,
};

interface FilteredUsers {
	readonly filter: keyof typeof RARE_FILTERS;
	readonly prefixes: { readonly name: string; readonly email: string };
	/** The last row of the previous page, by age or by name. */
	readonly after: Age | string | undefined;
	readonly order: "newest" | "name";
	readonly limit: number;
}

/** Sorts few rows: `|| ''` and `+ 0` keep the database from reading an index of all users in its order instead. */
export function findFiltered(
	db: Queries,
	{ filter, prefixes, after, order, limit }: FilteredUsers,
): Promise<AdminUserRow[]> {
	const key = sql<string>`(users.username_key || '')`;
	const age = sql<number>`(users.created_at + 0)`;
	let query = userRows(db).where(RARE_FILTERS[filter]);
	if (prefixes.name !== "")
		query = query.where(
			sql<SqlBool>`(${hasPrefix(key, prefixes.name)} or ${hasPrefix(sql`(users.email_key || '')`, prefixes.email)})`,
		);
	if (typeof after === "string") query = query.where(sql<SqlBool>`${key} > ${after}`);
	else if (after) query = query.where(sql<SqlBool>`(${age}, users.id) < (${after.at}, ${after.id})`);
	return order === "name"
		? query.orderBy(key).limit(limit).execute()
		: query.orderBy(age, "desc").orderBy("users.id", "desc").limit(limit).execute();
}
