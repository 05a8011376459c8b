import type { CorrectionsInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import type { CorrectionsPage } from "./corrections.presenter.ts";

export async function listCorrections(_ctx: Ctx, _input: CorrectionsInput): Promise<CorrectionsPage> {
	throw new AppError("site/unexpected");
}
