import { dayOfDeck, newestClosedDay } from "@hilo/rules/daily/days";
import type { Ctx } from "../../../platform/context.ts";
import { drawPng } from "../../../platform/drawing/draw-png.ts";
import { DrawingCache } from "../../../platform/drawing/drawing-cache.ts";
import { previewFaces } from "../../../platform/drawing/preview-frame.ts";
import { findAllAnswers } from "../counts.repo.ts";
import type { Decks } from "../decks.ts";
import { deckSvg } from "./deck-svg.ts";
import { hardestRound } from "./hardest-round.ts";

/** Some fifty pictures fit. */
const KEPT_BYTES = 4_000_000;
/** Another database has other decks of the same numbers. */
const drawings = new WeakMap<Decks, DrawingCache>();

/** Null unless closed everywhere. @throws AppError 429 while too many pictures are being drawn. */
export async function deckPicture(
	services: Pick<Ctx, "db" | "clock" | "decks">,
	number: number,
): Promise<Uint8Array | null> {
	if (number < 1 || number > MOST) return null;
	const day = dayOfDeck(number);
	if (day > newestClosedDay(services.clock.now())) return null;
	const kept = drawings.get(services.decks) ?? new DrawingCache(KEPT_BYTES);
	drawings.set(services.decks, kept);
	return kept.get(String(number), () =>
		drawPng(async () => {
			const { rounds } = await services.decks.open(day);
			const hardest = hardestRound(rounds, await findAllAnswers(services.db.kysely, day));
			return deckSvg({ number, ...hardest }, await previewFaces());
		}),
	);
}

/** Further decks are in years of more than four digits. */
const MOST = 1_000_000;
