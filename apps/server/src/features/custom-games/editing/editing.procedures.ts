import { createGameInput, ownGameInput, updateGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { octetInputParser } from "@trpc/server/http";
import { playerProcedure } from "../../../platform/procedures.ts";
import { addPicture } from "../../pictures/add-picture.ts";
import { pictureQuota } from "../../pictures/read-pictures.ts";
import { createGame } from "./create-game.ts";
import { deleteGame, renewLink } from "./delete-game.ts";
import { gameForEdit } from "./for-edit.ts";
import { updateGame } from "./update-game.ts";

export const editingProcedures = {
	forEdit: playerProcedure.input(ownGameInput).query(({ ctx, input }) => gameForEdit(ctx, input)),
	create: playerProcedure.input(createGameInput).mutation(({ ctx, input }) => createGame(ctx, input)),
	update: playerProcedure.input(updateGameInput).mutation(({ ctx, input }) => updateGame(ctx, input)),
	delete: playerProcedure.input(ownGameInput).mutation(({ ctx, input }) => deleteGame(ctx, input)),
	renewLink: playerProcedure.input(ownGameInput).mutation(({ ctx, input }) => renewLink(ctx, input)),
	addPicture: playerProcedure.input(octetInputParser).mutation(({ ctx, input }) => addPicture(ctx, input)),
	pictureQuota: playerProcedure.query(({ ctx }) => pictureQuota(ctx)),
};
