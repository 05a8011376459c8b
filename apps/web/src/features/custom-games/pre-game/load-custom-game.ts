import { TRPCClientError } from "@trpc/client";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";

/** A pointer over the link fetches ahead; what it fetched may still be dealt a moment later. */
const FRESH_MS = 5000;

export interface GameAddress {
	readonly id: string;
	/** The secret of the link. */
	readonly key?: string | undefined;
}

/**
 * What the page of a custom game is rendered with: the game, and the run that a player has open. Returns what is needed of it
 * when the game itself can't be seen any more.
 */
export async function loadCustomGame(api: Api, address: GameAddress, isPreview: boolean) {
	const { get, current, forEdit } = api.utils.customGames;
	const [game, { me }] = await Promise.all([get.ensureData(address), loadSession(api)]);
	if (isPreview && game.isOwn) await forEdit.ensureData({ id: address.id });
	// Without it the game can be played all the same: whoever starts it gets the run that is open.
	else if (me) await current.fetch(address, { staleTime: FRESH_MS }).catch(() => null);
	const { id, name, valueLabel, timerSeconds, creator } = game;
	return { id, name, valueLabel, timerSeconds, creator };
}

/** Returns whether nothing stands at the address. */
export function isNoGame(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404;
}
