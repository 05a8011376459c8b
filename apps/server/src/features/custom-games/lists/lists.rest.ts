import { creatorInput, documentedDiscoverInput } from "@hilo/rules/custom-games/custom-games.schema";
import { z } from "zod";
import { restRow } from "../../../platform/rest/rest-row.ts";
import { presentListedGames } from "../card.presenter.ts";
import { listedGameAnswer } from "../custom-games.answers.ts";
import { discover } from "./discover.ts";
import { listGamesBy, listOwnGames, listSharedGames } from "./list-games.ts";

const games = z.array(listedGameAnswer);
const count = z.int().min(0);

export const listsRows = [
	restRow({
		method: "get",
		path: "/custom-games/my-games",
		isLarge: true,
		scope: "read",
		summary: "The caller's custom games",
		access: "player",
		answer: games,
		handle: async (ctx) => presentListedGames(ctx, await listOwnGames(ctx)),
	}),
	restRow({
		method: "get",
		path: "/custom-games/shared-with-me",
		isLarge: true,
		scope: "read",
		summary: "Custom games that others share with the caller",
		access: "player",
		answer: games,
		handle: async (ctx) => presentListedGames(ctx, await listSharedGames(ctx)),
	}),
	restRow({
		method: "get",
		path: "/custom-games/discover",
		isLarge: true,
		scope: "any",
		summary: "Featured and public custom games",
		access: "visitor",
		input: documentedDiscoverInput,
		answer: z.object({
			featured: games,
			games,
			pagination: z.object({ page: count, pages: count, total: count }),
		}),
		handle: async (ctx, input) => {
			const found = await discover(ctx, { ...input, search: "", order: "updated" });
			const featured = await presentListedGames(ctx, found.featured);
			return { ...found, featured, games: await presentListedGames(ctx, found.games) };
		},
	}),
	restRow({
		method: "get",
		path: "/custom-games/by-creator/:userId",
		isLarge: true,
		scope: "any",
		summary: "A player's public and featured custom games",
		access: "visitor",
		input: creatorInput,
		errors: ["accounts/user-not-found"],
		answer: games,
		handle: async (ctx, input) => presentListedGames(ctx, await listGamesBy(ctx, input)),
	}),
];
