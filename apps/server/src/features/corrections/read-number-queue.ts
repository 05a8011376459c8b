import type { NumberQueueInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { AdminCtx } from "../../platform/context.ts";
import type { NumberQueue } from "./corrections.presenter.ts";

export async function readNumberQueue(_ctx: AdminCtx, _input: NumberQueueInput): Promise<NumberQueue> {
	throw new AppError("site/unexpected");
}
