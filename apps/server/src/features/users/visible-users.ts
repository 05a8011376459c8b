import { columnsOf } from "@hilo/db/columns";
import { type Param, prepared } from "@hilo/db/prepared";
import type { Queries } from "@hilo/db/queries";
import type { UserRow } from "@hilo/db/tables";
import { type RawBuilder, type SqlBool, sql } from "kysely";

/**
 * Whom others may see: nobody who is about to be deleted or is suspended. A condition for every query over `users` whose answer reaches somebody
 * else; the table must stand in the query under its own name.
 */
export const IS_VISIBLE: RawBuilder<SqlBool> = sql<SqlBool>`users.deletion_due_at is null and users.suspended_until is null`;

/** The opposite, each way in words that an index serves: to take away from a count. */
export const IS_LEAVING: RawBuilder<SqlBool> = sql<SqlBool>`users.deletion_due_at is not null`;
export const IS_SUSPENDED: RawBuilder<SqlBool> = sql<SqlBool>`users.suspended_until is not null`;

const visibleById = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").select(columnsOf("users")).where("id", "=", param("id")).where(IS_VISIBLE),
);

/** A user as others may see them; undefined where they may not. */
export function findVisibleUser(db: Queries, id: string): Promise<UserRow | undefined> {
	return visibleById.first(db, { id });
}

/** Whether others may see a user. */
export function isVisible(user: Pick<UserRow, "deletion_due_at" | "suspended_until">): boolean {
	return user.deletion_due_at === null && user.suspended_until === null;
}
