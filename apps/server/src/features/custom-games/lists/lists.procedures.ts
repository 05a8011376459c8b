import { creatorInput, discoverInput } from "@hilo/rules/custom-games/custom-games.schema";
import { DISCOVER_PAGE } from "@hilo/rules/custom-games/limits";
import { playerProcedure, procedure } from "../../../platform/procedures.ts";
import { presentCard } from "../card.presenter.ts";
import { discover } from "./discover.ts";
import { listGamesBy, listOwnGames, listSharedGames } from "./list-games.ts";

export const listsProcedures = {
	mine: playerProcedure.query(async ({ ctx }) => (await listOwnGames(ctx)).map(presentCard)),
	sharedWithMe: playerProcedure.query(async ({ ctx }) => (await listSharedGames(ctx)).map(presentCard)),
	byCreator: procedure
		.input(creatorInput)
		.query(async ({ ctx, input }) => (await listGamesBy(ctx, input)).map(presentCard)),
	discover: procedure.input(discoverInput).query(async ({ ctx, input }) => {
		const { featured, games, pagination } = await discover(ctx, { ...input, limit: DISCOVER_PAGE });
		return { featured: featured.map(presentCard), games: games.map(presentCard), pagination };
	}),
};
