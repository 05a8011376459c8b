import { columnsOf } from "@hilo/db/columns";
import { hot, type Param } from "@hilo/db/hot";
import type { Queries } from "@hilo/db/queries";
import type { UserRow } from "@hilo/db/tables";

const byId = hot((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").select(columnsOf("users")).where("id", "=", param("id")),
);

export function findUser(db: Queries, id: string): Promise<UserRow | undefined> {
	return byId.first(db, { id });
}

/** @param key the normalised username or the normalised email address: never both, since a username holds no `@` (D18). */
export function findUserByLogin(
	db: Queries,
	key: { username: string; email: string },
): Promise<UserRow | undefined> {
	return db
		.selectFrom("users")
		.select(columnsOf("users"))
		.where((eb) => eb.or([eb("username_key", "=", key.username), eb("email_key", "=", key.email)]))
		.executeTakeFirst();
}

export function findUserByUsername(db: Queries, usernameKey: string): Promise<UserRow | undefined> {
	return db
		.selectFrom("users")
		.select(columnsOf("users"))
		.where("username_key", "=", usernameKey)
		.executeTakeFirst();
}

export function findUserByEmail(db: Queries, emailKey: string): Promise<UserRow | undefined> {
	return db
		.selectFrom("users")
		.select(columnsOf("users"))
		.where("email_key", "=", emailKey)
		.executeTakeFirst();
}

export async function isEmailTaken(db: Queries, emailKey: string): Promise<boolean> {
	const user = db.selectFrom("users").select("id").where("email_key", "=", emailKey);
	return (await user.executeTakeFirst()) !== undefined;
}
