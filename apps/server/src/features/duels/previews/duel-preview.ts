import { toBeatText } from "@hilo/rules/duels/outcome";
import { AppError } from "@hilo/rules/errors/errors";
import { avatarLookOf } from "@hilo/rules/profiles/avatar";
import type { Ctx } from "../../../platform/context.ts";
import { cachedPreview } from "../../../platform/drawing/draw-preview.ts";
import type { PreviewCard } from "../../../platform/drawing/preview-card.ts";
import { loadBranding } from "../../../platform/site-settings.ts";
import { hasPreview } from "../../custom-games/previews/game-preview.ts";
import { presentDuelSummary } from "../duel.presenter.ts";
import { findSeenDuel, type SeenDuel } from "../find-seen-duel.ts";
import { nameOf } from "../round.presenter.ts";
import { isEnded } from "../side-run.ts";

/**
 * Without items, and no result but the score to beat; null for a duel hidden from visitors.
 * @param ctx a visitor's. @throws AppError 429.
 */
export async function duelPreview(ctx: Ctx, id: string): Promise<Uint8Array | null> {
	const seenDuel = await findSeenDuel(ctx, id).catch((error: unknown) => {
		if (error instanceof AppError) return null;
		throw error;
	});
	if (!seenDuel || seenDuel.named !== null) return null;
	const card = duelCard(seenDuel, detailsOf(seenDuel, (await loadBranding(ctx)).name));
	return cachedPreview(ctx, `duel ${JSON.stringify(card)}`, () => card);
}

function detailsOf(seenDuel: SeenDuel, siteName: string): string[] {
	const { title, label: filterLabel, rounds } = presentDuelSummary(seenDuel, siteName);
	// A custom game that many have reported is not named until an administrator has reviewed it.
	const isShown = !seenDuel.customGame || hasPreview(seenDuel.customGame.row);
	const game = isShown ? [title, ...(filterLabel ? [filterLabel] : [])] : [];
	return [...game, rounds === null ? "Until the first mistake" : `${rounds} rounds`];
}

/** With the score to beat, once the challenger's side is over. */
function duelCard({ duel, challenger }: SeenDuel, details: readonly string[]): PreviewCard {
	const { username, user_id } = challenger;
	const name = nameOf(challenger);
	const look = username === null || user_id === null ? null : avatarLookOf(user_id);
	const hasScore = duel.mode === "ghost" && isEnded(challenger);
	return {
		sides: [{ kind: "player", name, look }, { kind: "invited" }],
		title: hasScore ? `${name} ${toBeatText(challenger.score)}` : `${name} challenges you`,
		fallbackTitle: hasScore ? `${challenger.score} right. Can you beat it?` : "You have been challenged",
		titleSizes: { 1: [70, 58], 2: [50] },
		details,
	};
}
