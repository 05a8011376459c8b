import { isReservedName } from "@hilo/rules/accounts/reserved-names";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import { loadBranding } from "../../platform/site-settings.ts";

/** Call it outside a transaction. @throws AppError 400 for a name that the site reserves, its own among them. */
export async function refuseReservedName(ctx: Ctx, username: string): Promise<void> {
	const { name } = await loadBranding(ctx);
	if (isReservedName(username, name)) throw new AppError("accounts/username-reserved");
}
