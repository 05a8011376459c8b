import { isOpenToAll } from "@hilo/rules/custom-games/privacy";
import { trpc } from "../../../platform/api/trpc.ts";
import { wholeAddress } from "../../../ui/base-path.ts";
import type { GameView } from "../game-view.ts";

export type SharedGame = Pick<GameView, "id" | "name" | "shareableLink" | "isOwn" | "privacyLevel">;

/** Returns the absolute address to share. Players who don't get the game's link share the address they opened. */
export function shareAddress({ shareableLink }: Pick<SharedGame, "shareableLink">): string {
	if (shareableLink !== null) return wholeAddress(shareableLink);
	const here = new URL(window.location.href);
	here.searchParams.delete("preview");
	here.hash = "";
	return here.href;
}

/** Returns the key in a game's link, without which the address of a private game is of no use to other players. */
export function linkKeyOf(shareableLink: string | null): string | undefined {
	return new URLSearchParams(shareableLink?.split("?")[1]).get("key") ?? undefined;
}

export function linkAccessText({ privacyLevel }: Pick<SharedGame, "privacyLevel">): string {
	return isOpenToAll(privacyLevel)
		? "Anyone can play this game."
		: "Anyone with this link can play, even without an account.";
}

export const RENEWED_TEXT = "This is the new link. The old one no longer works.";

/** Replaces the game's link, so that the old one stops working. */
export function useRenewLink(gameId: string, onRenewed?: (shareableLink: string) => void) {
	const { customGames } = trpc.useUtils();
	return trpc.customGames.renewLink.useMutation({
		onSuccess: ({ shareableLink }) => {
			onRenewed?.(shareableLink);
			customGames.get.setData({ id: gameId }, (game) => game && { ...game, shareableLink });
			customGames.invalidate();
		},
	});
}
