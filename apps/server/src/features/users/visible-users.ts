import type { Queries, UserRow } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/** Neither leaving nor suspended. Needed in each query whose answer reaches other users; `users` must have no alias. */
export const IS_VISIBLE: RawBuilder<SqlBool> = sql<SqlBool>`users.deletion_due_at is null and users.suspended_until is null`;

/** The opposites, one by one, because each has an index: for subtracting from a count. */
export const IS_LEAVING: RawBuilder<SqlBool> = sql<SqlBool>`users.deletion_due_at is not null`;
export const IS_SUSPENDED: RawBuilder<SqlBool> = sql<SqlBool>`users.suspended_until is not null`;

export function findVisibleUser(db: Queries, id: string): Promise<UserRow | undefined> {
	return db.selectFrom("users").selectAll().where("id", "=", id).where(IS_VISIBLE).executeTakeFirst();
}

export function isVisible(user: Pick<UserRow, "deletion_due_at" | "suspended_until">): boolean {
	return user.deletion_due_at === null && user.suspended_until === null;
}
