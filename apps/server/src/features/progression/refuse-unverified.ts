import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";

// Promised in docs/product.md#scores.

type Settings = Pick<Ctx, "siteSettings">;

export async function acceptsUnverified({ siteSettings }: Settings): Promise<boolean> {
	return (await siteSettings.get("integrity")) === "open";
}

/** @throws AppError 403 in strict mode, where only judged runs count. */
export async function refuseUnverified(ctx: Settings): Promise<void> {
	if (!(await acceptsUnverified(ctx))) throw new AppError("progression/unverified-refused");
}
