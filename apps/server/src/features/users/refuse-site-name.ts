import { isSiteName } from "@hilo/rules/accounts/reserved-names";
import { AppError } from "@hilo/rules/errors/app-error";
import { brandingOf } from "../../platform/branding.ts";
import type { Ctx } from "../../platform/context.ts";

/** Call it outside a transaction. @throws AppError 400 for a username that reads like the site's own name. */
export async function refuseSiteName(ctx: Ctx, username: string): Promise<void> {
	const { name } = await brandingOf(ctx);
	if (isSiteName(username, name)) throw new AppError("accounts/username-reserved");
}
