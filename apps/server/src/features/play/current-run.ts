import type { GameId } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { openRunOf } from "./deal-run.ts";
import type { RunView } from "./play.presenter.ts";

/** @throws AppError 401. */
export function currentRun(ctx: Ctx, { game }: { game: GameId }): Promise<RunView | null> {
	return openRunOf(ctx, { game, customGameId: null });
}
