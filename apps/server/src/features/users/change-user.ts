import type { Tx } from "@hilo/db/open-database";
import type { NewUser, Queries, Tables, UserUpdate } from "@hilo/db/tables";
import { isReservedName } from "@hilo/rules/accounts/reserved-names";
import { AppError } from "@hilo/rules/errors/errors";
import type { ExpressionBuilder, UpdateObject } from "kysely";
import type { Ctx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import { loadBranding } from "../../platform/site-settings.ts";

/** Gives new values as expressions over the present ones. */
type Change = (eb: ExpressionBuilder<Tables, "users">) => UpdateObject<Tables, "users">;

/** Every update of a `users` row goes through here, because it raises the revision by which clients notice changes. */
export async function changeUser(db: Queries, id: string, change: UserUpdate | Change): Promise<void> {
	await db
		.updateTable("users")
		.set((eb) => ({
			...(typeof change === "function" ? change(eb) : change),
			revision: eb("revision", "+", 1),
		}))
		.where("id", "=", id)
		.execute();
}

/** Raises the revision after changes of other tables that the user's record shows. */
export async function bumpRevision(db: Queries, id: string): Promise<void> {
	await changeUser(db, id, {});
}

/** On PostgreSQL, the caller must have locked the rows (`lockUsers`). */
export async function bumpRevisions(tx: Tx, ids: readonly string[]): Promise<void> {
	if (ids.length === 0) return;
	await tx
		.updateTable("users")
		.set((eb) => ({ revision: eb("revision", "+", 1) }))
		.where("id", "in", ids)
		.execute();
}

/** @throws the database's error where the name or address is taken, see `isUniqueViolation`. */
export async function insertUser(db: Queries, user: NewUser): Promise<void> {
	await db.insertInto("users").values(user).execute();
}

/** Skips users whose id, name or address is taken. @returns the inserted ids. */
export async function insertNewUsers(tx: Tx, users: readonly NewUser[]): Promise<string[]> {
	const added: string[] = [];
	for (const part of inParts(users)) {
		const rows = await tx
			.insertInto("users")
			.values(part)
			.onConflict((conflict) => conflict.doNothing())
			.returning("id")
			.execute();
		added.push(...rows.map(({ id }) => id));
	}
	return added;
}

/** Call it outside a transaction. @throws AppError 400 for a name that the site reserves, its own among them. */
export async function refuseReservedName(ctx: Ctx, username: string): Promise<void> {
	const { name } = await loadBranding(ctx);
	if (isReservedName(username, name)) throw new AppError("accounts/username-reserved");
}
