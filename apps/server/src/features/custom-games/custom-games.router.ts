import { gameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { procedure, router } from "../../platform/procedures.ts";
import { editingProcedures } from "./editing/editing.procedures.ts";
import { listsProcedures } from "./lists/lists.procedures.ts";
import { customPlayProcedures } from "./play/play.procedures.ts";
import { preGame } from "./pre-game.ts";
import { sharingProcedures } from "./sharing/sharing.procedures.ts";

export const customGamesRouter = router({
	...customPlayProcedures,
	get: procedure.input(gameInput).query(({ ctx, input }) => preGame(ctx, input)),
	...editingProcedures,
	...sharingProcedures,
	...listsProcedures,
});
