import type { ReportNumberInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";

export async function reportNumber(_ctx: Ctx, _input: ReportNumberInput): Promise<{ isNew: boolean }> {
	throw new AppError("site/unexpected");
}
