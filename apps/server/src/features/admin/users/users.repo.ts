import type { Queries } from "@hilo/db/queries";
import type { UserFilter } from "@hilo/rules/admin/users.schema";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** What lists show of an account. */
const shown = (db: Queries) =>
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

export type ShownUser = Awaited<ReturnType<typeof findShown>>[number];

/** One account, as lists show it. */
export function findShown(db: Queries, id: string) {
	return shown(db).where("users.id", "=", id).execute();
}

interface Age {
	readonly at: number;
	readonly id: string;
}

/** Everybody, the newest first. */
export function findNewest(db: Queries, after: Age | undefined, limit: number): Promise<ShownUser[]> {
	let query = shown(db);
	if (after) query = query.where(sql<SqlBool>`(users.created_at, users.id) < (${after.at}, ${after.id})`);
	return query.orderBy("users.created_at", "desc").orderBy("users.id", "desc").limit(limit).execute();
}

/** Appended to a prefix, it sorts after every text with that prefix. */
const LAST = "\u{10ffff}";

interface Stretch {
	/** How the keys begin. */
	readonly prefix: string;
	/** The key before the first; "" for none. */
	readonly after: string;
	readonly limit: number;
}

/** One bound on either side: of two, SQLite may begin at the wrong one. */
function within(key: RawBuilder<unknown>, { prefix, after }: Omit<Stretch, "limit">): RawBuilder<SqlBool> {
	const from = after === "" ? sql`${key} >= ${prefix}` : sql`${key} > ${after}`;
	return sql`(${from} and ${key} < ${prefix + LAST})`;
}

/** Those whose name begins so, by name. */
export function findByName(db: Queries, { prefix, after, limit }: Stretch): Promise<ShownUser[]> {
	return shown(db)
		.where(within(sql.ref("users.username_key"), { prefix, after }))
		.orderBy("users.username_key")
		.limit(limit)
		.execute();
}

/** Those whose address begins so, though their name does not, by address. */
export function findByEmail(
	db: Queries,
	{ prefix, after, limit }: Stretch,
	namePrefix: string,
): Promise<ShownUser[]> {
	return shown(db)
		.where(within(sql.ref("users.email_key"), { prefix, after }))
		.where(
			sql<SqlBool>`not (users.username_key >= ${namePrefix} and users.username_key < ${namePrefix + LAST})`,
		)
		.orderBy("users.email_key")
		.limit(limit)
		.execute();
}

/** Word for word the conditions of partial indexes. */
const FEW: Readonly<Record<Exclude<UserFilter, "all">, RawBuilder<SqlBool>>> = {
	admins: sql`users.is_admin = 1`,
	suspended: sql`users.suspended_until is not null`,
	leaving: sql`users.deletion_due_at is not null`,
};

interface Few {
	readonly filter: keyof typeof FEW;
	/** How their names or addresses begin. */
	readonly prefixes: { readonly name: string; readonly email: string };
	/** The row before the first, by age or by name. */
	readonly after: Age | string | undefined;
	readonly order: "newest" | "name";
	readonly limit: number;
}

/** The few of a filter, which are sorted anew. The columns are spelt so that no index of everybody leads to them in its order. */
export function findFew(db: Queries, { filter, prefixes, after, order, limit }: Few): Promise<ShownUser[]> {
	const key = sql<string>`(users.username_key || '')`;
	const age = sql<number>`(users.created_at + 0)`;
	let query = shown(db).where(FEW[filter]);
	if (prefixes.name !== "")
		query = query.where(
			sql<SqlBool>`(${begins(key, prefixes.name)} or ${begins(sql`(users.email_key || '')`, prefixes.email)})`,
		);
	if (typeof after === "string") query = query.where(sql<SqlBool>`${key} > ${after}`);
	else if (after) query = query.where(sql<SqlBool>`(${age}, users.id) < (${after.at}, ${after.id})`);
	return order === "name"
		? query.orderBy(key).limit(limit).execute()
		: query.orderBy(age, "desc").orderBy("users.id", "desc").limit(limit).execute();
}

function begins(column: RawBuilder<unknown>, prefix: string): RawBuilder<SqlBool> {
	return sql`(${column} >= ${prefix} and ${column} < ${prefix + LAST})`;
}
