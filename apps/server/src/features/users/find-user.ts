import { hasRow } from "@hilo/db/count-rows";
import { lockRows } from "@hilo/db/dialects";
import type { Tx } from "@hilo/db/open-database";
import type { Queries, UserRow } from "@hilo/db/tables";
import type { Flag } from "@hilo/db/tables/column";
import { sql } from "kysely";
import type { Ctx } from "../../platform/context.ts";
import { IS_VISIBLE } from "./visible-users.ts";

export function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("id", "=", id).executeTakeFirst();
}

export function lockUser(tx: Tx, id: string): Promise<UserRow | undefined> {
	return tx.selectFrom("users").selectAll().where("id", "=", id).$call(lockRows(tx)).executeTakeFirst();
}

/** The two keys never match different users: a username holds no `@`. */
export function findUserByLogin(
	db: Queries,
	key: { username: string; email: string },
): Promise<UserRow | undefined> {
	return db
		.selectFrom("users")
		.selectAll()
		.where((eb) => eb.or([eb("username_key", "=", key.username), eb("email_key", "=", key.email)]))
		.executeTakeFirst();
}

export function findUserByUsername(db: Queries, usernameKey: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("username_key", "=", usernameKey).executeTakeFirst();
}

export function findUserByEmail(db: Queries, emailKey: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("email_key", "=", emailKey).executeTakeFirst();
}

export async function findUserIdsByEmail(db: Queries, emailKeys: readonly string[]): Promise<string[]> {
	if (emailKeys.length === 0) return [];
	const rows = await db.selectFrom("users").select("id").where("email_key", "in", emailKeys).execute();
	return rows.map(({ id }) => id);
}

export function isEmailTaken(db: Queries, emailKey: string): Promise<boolean> {
	return hasRow(db.selectFrom("users").where("email_key", "=", emailKey));
}

/** Leaves out users who are gone. */
export async function findNames(db: Queries, ids: readonly string[]): Promise<ReadonlyMap<string, string>> {
	if (ids.length === 0) return new Map();
	const rows = await db.selectFrom("users").select(["id", "username"]).where("id", "in", ids).execute();
	return new Map(rows.map(({ id, username }) => [id, username]));
}

/** Whether there is any account, also one that is suspended or about to be deleted. */
export function hasUsers(db: Queries): Promise<boolean> {
	return hasRow(db.selectFrom("users"));
}

export async function findAdminIds(db: Queries): Promise<string[]> {
	const rows = await db
		.selectFrom("users")
		.select("id")
		.where("is_admin", "=", sql.lit<Flag>(1))
		.where(IS_VISIBLE)
		.execute();
	return rows.map(({ id }) => id);
}

interface DuePage {
	readonly now: number;
	readonly limit: number;
	readonly offset: number;
}

/** The users whose suspension or grace period is over, the longest over first. */
export async function findUsersDue(
	db: Queries,
	column: "suspended_until" | "deletion_due_at",
	{ now, limit, offset }: DuePage,
): Promise<string[]> {
	const rows = await db
		.selectFrom("users")
		.select("id")
		.where(column, "is not", null)
		.where(column, "<=", now)
		.orderBy(column)
		.orderBy("id")
		.limit(limit)
		.offset(offset)
		.execute();
	return rows.map(({ id }) => id);
}

/**
 * Due time of a deletion that has begun: signing in no longer cancels it, and the chore continues it.
 * Set it before anything of the account is deleted.
 */
export const DELETION_BEGUN = 0;

/** Parts of the account may be deleted already. */
export function isBeingDeleted({ deletion_due_at }: Partial<Pick<UserRow, "deletion_due_at">>): boolean {
	return deletion_due_at === DELETION_BEGUN;
}

/** @returns undefined where the account is no longer due for deletion. */
export async function lockUserIfDue(tx: Tx, id: string, now: number): Promise<UserRow | undefined> {
	const user = await lockUser(tx, id);
	const dueAt = user?.deletion_due_at ?? null;
	return dueAt !== null && dueAt <= now ? user : undefined;
}

/** Where the site sends no mails, all addresses count as verified. */
export function isEmailVerified(
	{ settings }: Pick<Ctx, "settings">,
	user: Pick<UserRow, "email_verified_at">,
): boolean {
	return settings.smtpUrl === null || user.email_verified_at !== null;
}
