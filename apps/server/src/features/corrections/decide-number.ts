import type { DecideNumberInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../platform/context.ts";

export async function decideNumber(_ctx: AdminCtx, _input: DecideNumberInput): Promise<void> {
	throw new AppError("site/unexpected");
}
