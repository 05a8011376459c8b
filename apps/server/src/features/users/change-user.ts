import type { Tx } from "@hilo/db/open-database";
import type { NewUser, Queries, Tables } from "@hilo/db/tables";
import { isReservedName } from "@hilo/rules/accounts/reserved-names";
import { AppError } from "@hilo/rules/errors/errors";
import type { UpdateObject } from "kysely";
import type { Ctx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import { loadBranding } from "../../platform/site-settings.ts";

/** A new value may be an expression over the present one: `{ xp: (eb) => eb("xp", "+", 1) }`. */
export async function changeUser(
	db: Queries,
	id: string,
	change: UpdateObject<Tables, "users">,
): Promise<void> {
	await db.updateTable("users").set(change).where("id", "=", id).execute();
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
