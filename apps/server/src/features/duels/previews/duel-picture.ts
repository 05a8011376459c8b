import { AppError } from "@hilo/rules/errors/app-error";
import type { Ctx } from "../../../platform/context.ts";
import { drawPng } from "../../../platform/drawing/draw-png.ts";
import { previewFaces } from "../../../platform/drawing/preview-frame.ts";
import { hasPreview } from "../../custom-games/previews/preview-address.ts";
import { presentFace } from "../duel.presenter.ts";
import { findSeenDuel, type SeenDuel } from "../find-seen-duel.ts";
import { nameOf } from "../round.presenter.ts";
import { type DuelPicture, duelSvg } from "./duel-svg.ts";

/** Without items or results; null for a duel hidden from visitors. @param ctx a visitor's. @throws AppError 429. */
export async function duelPicture(ctx: Ctx, id: string): Promise<Uint8Array | null> {
	const seen = await findSeenDuel(ctx, id).catch((error: unknown) => {
		if (error instanceof AppError) return null;
		throw error;
	});
	if (!seen || seen.named !== null) return null;
	const picture = pictureOf(seen);
	return ctx.drawings.forceFetch(`duel ${JSON.stringify(picture)}`, {
		context: () => drawPng(async () => duelSvg(picture, await previewFaces())),
	});
}

function pictureOf(seen: SeenDuel): DuelPicture {
	const { title, choice, rounds } = presentFace(seen);
	// A custom game that many have reported is not named until an administrator has reviewed it.
	const isShown = !seen.customGame || hasPreview(seen.customGame.row);
	const game = isShown ? [title, ...(choice ? [choice] : [])] : [];
	const length = rounds === null ? "Until the first mistake" : `${rounds} rounds`;
	return { challenger: nameOf(seen.challenger), facts: [...game, length] };
}
