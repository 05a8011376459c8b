import type { UserRow } from "@hilo/db/tables";
import type { Ctx } from "../../platform/context.ts";
import { changeUser } from "../users/change-user.ts";
import { lockUser } from "../users/find-user.ts";

/**
 * Replaces the hash of a password in the form in which it was typed, such as one from elsewhere. The password is the
 * same, so that no session ends. @returns the user with the hash that is stored now; null for another password.
 */
export async function normalizeStoredPassword<User extends Pick<UserRow, "id" | "password_hash">>(
	ctx: Ctx,
	user: User,
	password: string,
): Promise<User | null> {
	const hash = await ctx.auth.passwords.hash(password, ctx.address);
	const stored = await ctx.db.transaction(async (tx) => {
		const current = (await lockUser(tx, user.id))?.password_hash;
		if (current !== user.password_hash) return current;
		await changeUser(tx, user.id, { password_hash: hash });
		return hash;
	});
	// Unless a simultaneous call has done the same, the password was changed.
	const isSame =
		stored === hash || (await ctx.auth.passwords.verify(stored, password, ctx.address)) === "fits";
	return isSame && stored !== undefined ? { ...user, password_hash: stored } : null;
}
