import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../platform/context.ts";

export async function withdrawCorrection(_ctx: AdminCtx, _input: { readonly id: string }): Promise<void> {
	throw new AppError("site/unexpected");
}
