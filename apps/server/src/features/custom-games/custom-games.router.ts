import { DISCOVER_PAGE_SIZE } from "@hilo/rules/custom-games/caps";
import {
	catalogueInput,
	createGameInput,
	creatorInput,
	creatorPageInput,
	discoverInput,
	gameInput,
	ownGameInput,
	updateGameInput,
} from "@hilo/rules/custom-games/custom-games.schema";
import { customBoardInput } from "@hilo/rules/custom-games/custom-play.schema";
import {
	inviteInput,
	respondInput,
	unsubscribeInput,
	withdrawInvitationInput,
} from "@hilo/rules/custom-games/sharing.schema";
import { octetInputParser } from "@trpc/server/http";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { addPicture } from "../pictures/add-picture.ts";
import { pictureQuota } from "../pictures/read-pictures.ts";
import { presentCard } from "./card.presenter.ts";
import { createGame } from "./editing/create-game.ts";
import { deleteGame } from "./editing/delete-game.ts";
import { gameForEdit, listTemplates } from "./editing/open-editor.ts";
import { updateGame } from "./editing/update-game.ts";
import { catalogue, creatorsGames, showcase } from "./lists/catalogue.ts";
import { discover } from "./lists/discover.ts";
import { discoverRows } from "./lists/discover-rows.ts";
import { listGamesBy, listOwnGames, listSharedGames } from "./lists/list-games.ts";
import { customBoard, customRank, presentCustomBoard } from "./play/board.ts";
import { countVisitorsPlay } from "./play/count-play.ts";
import { insights } from "./play/insights.ts";
import { currentCustomRun, customOpening, startCustomRun } from "./play/start-custom-run.ts";
import { invite } from "./sharing/invite.ts";
import { listInvitations, sentInvitations } from "./sharing/list-invitations.ts";
import { renewLink } from "./sharing/renew-link.ts";
import { removeShared, respond } from "./sharing/respond.ts";
import { presentInvitation, presentSent } from "./sharing/sharing.presenter.ts";
import { unsubscribe } from "./sharing/unsubscribe.ts";
import { withdrawInvitation } from "./sharing/withdraw-invitation.ts";
import { showGame } from "./show-game.ts";

export const customGamesRouter = router({
	// Play. Guesses go to `play.guess`, as in all games.
	start: playerProcedure("play")
		.input(gameInput)
		.mutation(({ ctx, input }) => startCustomRun(ctx, input)),
	current: playerProcedure("play")
		.input(gameInput)
		.query(({ ctx, input }) => currentCustomRun(ctx, input)),
	opening: procedure("any", { isLarge: true })
		.input(gameInput)
		.query(({ ctx, input }) => customOpening(ctx, input)),
	countPlay: procedure("play")
		.input(gameInput)
		.mutation(({ ctx, input }) => countVisitorsPlay(ctx, input)),
	board: procedure("read")
		.input(customBoardInput)
		.query(async ({ ctx, input }) => presentCustomBoard(await customBoard(ctx, input))),
	ownRank: playerProcedure("read", { isLarge: true })
		.input(customBoardInput)
		.query(({ ctx, input }) => customRank(ctx, input)),
	insights: playerProcedure("read", { isLarge: true })
		.input(ownGameInput)
		.query(({ ctx, input }) => insights(ctx, input)),
	get: procedure("read")
		.input(gameInput)
		.query(({ ctx, input }) => showGame(ctx, input)),
	// The creator's.
	forEdit: playerProcedure("read", { isLarge: true })
		.input(ownGameInput)
		.query(({ ctx, input }) => gameForEdit(ctx, input)),
	templates: playerProcedure("read").query(({ ctx }) => listTemplates(ctx)),
	create: playerProcedure("games")
		.input(createGameInput)
		.mutation(({ ctx, input }) => createGame(ctx, input)),
	update: playerProcedure("games")
		.input(updateGameInput)
		.mutation(({ ctx, input }) => updateGame(ctx, input)),
	delete: playerProcedure("games")
		.input(ownGameInput)
		.mutation(({ ctx, input }) => deleteGame(ctx, input)),
	renewLink: playerProcedure("games")
		.input(ownGameInput)
		.mutation(({ ctx, input }) => renewLink(ctx, input)),
	addPicture: playerProcedure("games", { isUpload: true })
		.input(octetInputParser)
		.mutation(({ ctx, input }) => addPicture(ctx, input)),
	pictureQuota: playerProcedure("read").query(({ ctx }) => pictureQuota(ctx)),
	// Sharing.
	invite: playerProcedure("games")
		.input(inviteInput)
		.mutation(async ({ ctx, input }) => ({ invited: await invite(ctx, input) })),
	invitations: playerProcedure("read", { isLarge: true }).query(async ({ ctx }) =>
		(await listInvitations(ctx)).map((row) => presentInvitation(ctx, row)),
	),
	sentInvitations: playerProcedure("read", { isLarge: true })
		.input(ownGameInput)
		.query(async ({ ctx, input }) => (await sentInvitations(ctx, input)).map(presentSent)),
	respond: playerProcedure("games")
		.input(respondInput)
		.mutation(({ ctx, input }) => respond(ctx, input)),
	withdrawInvitation: playerProcedure("games")
		.input(withdrawInvitationInput)
		.mutation(({ ctx, input }) => withdrawInvitation(ctx, input)),
	removeShared: playerProcedure("games")
		.input(ownGameInput)
		.mutation(({ ctx, input }) => removeShared(ctx, input)),
	/** Needs no session: the link's token gives access. */
	unsubscribe: procedure("any")
		.input(unsubscribeInput)
		.mutation(({ ctx, input }) => unsubscribe(ctx, input)),
	// Lists.
	mine: playerProcedure("read", { isLarge: true }).query(async ({ ctx }) =>
		(await listOwnGames(ctx)).map(presentCard),
	),
	sharedWithMe: playerProcedure("read", { isLarge: true }).query(async ({ ctx }) =>
		(await listSharedGames(ctx)).map(presentCard),
	),
	byCreator: procedure("any", { isLarge: true })
		.input(creatorInput)
		.query(async ({ ctx, input }) => (await listGamesBy(ctx, input)).map(presentCard)),
	discover: procedure("any", { isLarge: true })
		.input(discoverInput)
		.query(async ({ ctx, input }) => {
			const { featured, games, pagination } = await discover(ctx, { ...input, limit: DISCOVER_PAGE_SIZE });
			return { featured: featured.map(presentCard), games: games.map(presentCard), pagination };
		}),
	discoverRows: procedure("any", { isLarge: true }).query(async ({ ctx }) => {
		const { played, byFriends, trending, new: fresh, short } = await discoverRows(ctx);
		return {
			played: played.map(presentCard),
			byFriends: byFriends.map(presentCard),
			trending: trending.map(presentCard),
			new: fresh.map(presentCard),
			short: short.map(presentCard),
		};
	}),
	// The public catalogue.
	catalogue: procedure("any", { isLarge: true })
		.input(catalogueInput)
		.query(({ ctx, input }) => catalogue(ctx, input)),
	creator: procedure("any", { isLarge: true })
		.input(creatorPageInput)
		.query(({ ctx, input }) => creatorsGames(ctx, input)),
	showcase: procedure("any", { isLarge: true }).query(({ ctx }) => showcase(ctx)),
});
