import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";

// Promised in docs/product.md#scores.

type Settings = Pick<Ctx, "siteSettings">;

/** Whether the site takes what no judge has seen (D12: `integrity` is `open`). */
export async function takesUnverified({ siteSettings }: Settings): Promise<boolean> {
	return (await siteSettings.get("integrity")) === "open";
}

/** @throws AppError `progression/unverified-refused` (403) where only judged runs count (D12: `integrity` is `strict`). */
export async function refuseUnverified(ctx: Settings): Promise<void> {
	if (!(await takesUnverified(ctx))) throw new AppError("progression/unverified-refused");
}
