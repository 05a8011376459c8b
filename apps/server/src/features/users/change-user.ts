import type { Queries } from "@hilo/db/open-database";
import type { NewUser, UserUpdate } from "@hilo/db/tables";

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
