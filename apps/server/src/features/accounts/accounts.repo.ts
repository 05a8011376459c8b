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

/** How many administrators there are, held so until the transaction ends: two can't each demote the other. */
export async function lockAdmins(tx: Tx): Promise<number> {
	const admins = await tx
		.selectFrom("users")
		.select("id")
		.where("is_admin", "=", 1)
		.$call(forUpdate(tx))
		.execute();
	return admins.length;
}

export async function deleteSessionsOf(db: Queries, userId: string): Promise<void> {
	await db.deleteFrom("sessions").where("user_id", "=", userId).execute();
}
