import type { CardView } from "../../custom-games/game-view.ts";

/** The absolute address to send: with the game's secret if the player may pass it on. */
export function gameAddress({ id, shareableLink }: Pick<CardView, "id" | "shareableLink">): string {
	return location.origin + (shareableLink ?? `/custom-game/${id}`);
}
