import { usernameKey } from "@hilo/rules/accounts/validators";
import { AppError } from "@hilo/rules/errors/errors";
import type { OperatorCtx } from "../../platform/context.ts";
import { newSecret } from "../../platform/system/ids.ts";
import { recordAction } from "../audit/record-action.ts";
import { changeUser } from "../users/change-user.ts";
import { findUserByUsername } from "../users/find-user.ts";
import { deleteCredentialsOf } from "./accounts.repo.ts";
import { resetPasswordAttempts } from "./login.ts";

/** Also ends all sessions, mailed links and API tokens. @returns the password, stored nowhere. @throws AppError 404. */
export async function giveNewPassword(ctx: OperatorCtx, input: { username: string }): Promise<string> {
	const password = newSecret();
	const hash = await ctx.auth.passwords.hash(password, ctx.address);
	const owner = await ctx.db.transaction(async (tx) => {
		const user = await findUserByUsername(tx, usernameKey(input.username));
		if (!user) throw new AppError("accounts/user-not-found");
		await changeUser(tx, user.id, { password_hash: hash });
		await deleteCredentialsOf(tx, user.id);
		await recordAction(ctx, tx, {
			action: "user.new-password",
			subject: { kind: "user", id: user.id, name: user.username },
		});
		tx.afterCommit(() => ctx.live.recheck([user.id]));
		return user;
	});
	await resetPasswordAttempts(ctx, owner);
	return password;
}
