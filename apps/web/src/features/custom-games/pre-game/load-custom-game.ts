import { TRPCClientError } from "@trpc/client";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";

/** Hovering over the link preloads the page; that answer may be used this long, in ms. */
const FRESH_MS = 5000;

export interface GameAddress {
	readonly id: string;
	readonly key?: string | undefined;
}

/** Loads the game and the player's open run. Returns what the stage needs even if the game can't be seen any more. */
export async function loadCustomGame(api: Api, address: GameAddress, isPreview: boolean) {
	const { get, current, forEdit } = api.utils.customGames;
	const [game, { me }] = await Promise.all([get.ensureData(address), loadSession(api)]);
	if (isPreview && game.isOwn) await forEdit.ensureData({ id: address.id });
	// The game works without this: starting it returns the open run.
	else if (me) await current.fetch(address, { staleTime: FRESH_MS }).catch(() => null);
	const { id, name, valueLabel, timerSeconds, creator } = game;
	return { id, name, valueLabel, timerSeconds, creator };
}

export function isNoGame(error: unknown): boolean {
	return error instanceof TRPCClientError && error.data?.httpStatus === 404;
}
