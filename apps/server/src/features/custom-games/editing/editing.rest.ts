import { ownGameInput, postGameInput, putGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { z } from "zod";
import type { Ctx } from "../../../platform/context.ts";
import type { BodyLimit } from "../../../platform/http/parse-body.ts";
import { done, restRow } from "../../../platform/rest/rest-row.ts";
import { gameAnswer } from "../custom-games.answers.ts";
import { findOwnGame } from "../find-game.ts";
import { renewLink } from "../sharing/renew-link.ts";
import { documentedGame } from "../show-game.ts";
import { createGame } from "./create-game.ts";
import { deleteGame } from "./delete-game.ts";
import { updateGame } from "./update-game.ts";

/** 500 items with texts of full length take 3.5 MB in emoji, and 1.7 MB in English. */
export const GAME_BODY: BodyLimit = {
	maxBytes: 4 * 1024 * 1024,
	tooManyValues: "custom-games/too-many-items",
};

const CONTENT_ERRORS = [
	"custom-games/name-required",
	"custom-games/name-too-long",
	"custom-games/description-required",
	"custom-games/description-too-long",
	"custom-games/value-label-too-long",
	"custom-games/source-too-long",
	"custom-games/as-of-invalid",
	"custom-games/licence-unknown",
	"custom-games/privacy-unknown",
	"custom-games/too-few-items",
	"custom-games/too-many-items",
	"custom-games/item-id-invalid",
	"custom-games/item-name-required",
	"custom-games/item-name-too-long",
	"custom-games/item-value-required",
	"custom-games/item-image-required",
	"custom-games/item-image-invalid",
	"custom-games/item-image-private",
	"custom-games/item-image-too-long",
	"custom-games/item-image-gone",
	"custom-games/item-description-too-long",
	"custom-games/item-source-too-long",
	"custom-games/item-note-too-long",
	"custom-games/item-credit-too-long",
	"custom-games/timer-invalid",
	"custom-games/text-unreadable",
	"custom-games/pictures-full",
	"custom-games/texts-full",
] as const;

const ofGame = { path: "/custom-games/:id", access: "player" } as const;

export const editingRows = [
	restRow({
		method: "post",
		path: "/custom-games",
		scope: "games",
		summary: "Makes a custom game",
		access: "player",
		input: postGameInput,
		body: GAME_BODY,
		errors: [
			...CONTENT_ERRORS,
			"custom-games/client-id-invalid",
			"custom-games/too-many-made",
			"custom-games/games-full",
			// For a create that is repeated after the game was deleted.
			"custom-games/not-found",
		],
		answer: gameAnswer,
		status: 201,
		handle: async (ctx, input) => ownGame(ctx, await createGame(ctx, input)),
	}),
	restRow({
		...ofGame,
		method: "put",
		scope: "games",
		summary: "Changes a custom game of the caller",
		input: putGameInput,
		body: GAME_BODY,
		errors: [
			...CONTENT_ERRORS,
			"custom-games/not-found",
			"custom-games/not-yours",
			"custom-games/updated-at-invalid",
			"custom-games/changed-meanwhile",
		],
		answer: gameAnswer,
		handle: async (ctx, input) => ownGame(ctx, await updateGame(ctx, input)),
	}),
	restRow({
		...ofGame,
		method: "delete",
		scope: "games",
		summary: "Deletes a custom game of the caller",
		input: ownGameInput,
		errors: ["custom-games/not-found", "custom-games/delete-not-yours"],
		...done(deleteGame),
	}),
	restRow({
		...ofGame,
		method: "post",
		path: "/custom-games/:id/renew-link",
		scope: "games",
		summary: "Gives a custom game of the caller another link",
		input: ownGameInput,
		errors: ["custom-games/not-found", "custom-games/not-yours"],
		answer: z.object({ shareableLink: z.string() }),
		handle: renewLink,
	}),
];

function ownGame(ctx: Ctx, { id }: { readonly id: string }) {
	return documentedGame(ctx, () => findOwnGame(ctx, id));
}
