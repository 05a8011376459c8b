import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../platform/context.ts";

/** @throws AppError `progression/unverified-refused` (403) where only judged runs count (D12: `integrity` is `strict`). */
export async function refuseUnverified({ siteSettings }: Pick<Ctx, "siteSettings">): Promise<void> {
	if ((await siteSettings.get("integrity")) === "strict")
		throw new AppError("progression/unverified-refused");
}
