import type { ConfirmItemInput } from "@hilo/rules/corrections/corrections.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { PlayerCtx } from "../../platform/context.ts";
import type { ReportedItem } from "./corrections.presenter.ts";

export async function listReportsOfGame(
	_ctx: PlayerCtx,
	_input: { readonly gameId: string },
): Promise<{ items: ReportedItem[] }> {
	throw new AppError("site/unexpected");
}

export async function confirmItem(_ctx: PlayerCtx, _input: ConfirmItemInput): Promise<void> {
	throw new AppError("site/unexpected");
}
