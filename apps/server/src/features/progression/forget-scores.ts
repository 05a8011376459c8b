import type { Tx } from "@hilo/db/open-database";
import type { GameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { deleteScores } from "./progression.repo.ts";

/** Deletes scores of weeks and months too; XP and badges stay. The caller checks access and raises the user's revision.
 * @returns what was deleted. */
export function forgetScores(
	ctx: Pick<Ctx, "boards">,
	tx: Tx,
	userId: string,
	game: GameKey | "all",
): Promise<{ game: GameKey; score: number }[]> {
	tx.afterCommit(() => ctx.boards.clear(game === "all" ? undefined : game));
	return deleteScores(tx, userId, game);
}
