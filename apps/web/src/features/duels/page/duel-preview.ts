import type { DuelView } from "@hilo/rules/duels/duels.views";
import type { LinkPreview } from "../../../platform/page-head.ts";
import { challengerOf } from "../words/duel-words.ts";

/** A picture of challenger and game, for duels that everyone with the link may play. */
export function duelPreview(duel: DuelView, origin: string): LinkPreview | null {
	if (!duel.isByLink) return null;
	return {
		picture: `${origin}/previews/duel-${duel.id}-1.png`,
		alt: `${challengerOf(duel)} challenges you to a duel: ${duel.title}.`,
	};
}
