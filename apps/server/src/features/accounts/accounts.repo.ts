import { forUpdate } from "@hilo/db/for-update";
import { hot, type Param } from "@hilo/db/hot";
import type { Queries, Tx } from "@hilo/db/open-database";
import type { NewUser, UserRow, UserUpdate } from "@hilo/db/tables";

const byId = hot((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").selectAll().where("id", "=", param("id")),
);

export function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
	return byId.first(db, { id });
}

const visibleById = hot((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").selectAll().where("id", "=", param("id")).where("deletion_due_at", "is", null),
);

/** A user as others may see them: not one who is about to be deleted. */
export function findVisibleUser(db: Queries, id: string): Promise<UserRow | undefined> {
	return visibleById.first(db, { id });
}

/** @param key the normalised username or the normalised email address: never both, since a username holds no `@` (D18). */
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

export async function isEmailTaken(db: Queries, emailKey: string): Promise<boolean> {
	const user = db.selectFrom("users").select("id").where("email_key", "=", emailKey);
	return (await user.executeTakeFirst()) !== undefined;
}

export function findUserByEmail(db: Queries, emailKey: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("email_key", "=", emailKey).executeTakeFirst();
}

export async function insertUser(db: Queries, user: NewUser): Promise<void> {
	await db.insertInto("users").values(user).execute();
}

/** Changes columns of a user, and the revision with them, so that pollers see it. */
export async function updateUser(db: Queries, id: string, change: UserUpdate): Promise<void> {
	await db
		.updateTable("users")
		.set((eb) => ({ ...change, revision: eb("revision", "+", 1) }))
		.where("id", "=", id)
		.execute();
}

/** The ids of the administrators who stay, held so until the transaction ends: two can't each demote the other. */
export async function lockAdmins(tx: Tx): Promise<string[]> {
	const admins = await tx
		.selectFrom("users")
		.select("id")
		.where("is_admin", "=", 1)
		.where("deletion_due_at", "is", null)
		.$call(forUpdate(tx))
		.execute();
	return admins.map(({ id }) => id);
}

/** Users whose time to change their minds has passed. */
export async function findLeftUsers(db: Queries, now: number, limit: number): Promise<string[]> {
	const rows = await db
		.selectFrom("users")
		.select("id")
		.where("deletion_due_at", "is not", null)
		.where("deletion_due_at", "<=", now)
		.limit(limit)
		.execute();
	return rows.map(({ id }) => id);
}

/** Deletes a user and all that is theirs, unless they came back meanwhile. */
export async function deleteLeftUser(db: Queries, id: string, now: number): Promise<void> {
	await db.deleteFrom("users").where("id", "=", id).where("deletion_due_at", "<=", now).execute();
}

/** Ends the sessions of a user, all or all but one. */
export async function deleteSessionsOf(db: Queries, userId: string, besides = ""): Promise<void> {
	await db.deleteFrom("sessions").where("user_id", "=", userId).where("id", "!=", besides).execute();
}
