import type { GameId } from "@hilo/rules/play/games";
import type { Api } from "../../platform/api/trpc.ts";
import { loadSession } from "../../platform/session.ts";

/** Hovering over the link preloads the page; that answer may be used this long, in ms. */
const FRESH_MS = 5000;
const openRun = { staleTime: FRESH_MS } as const;

export async function loadFiltered(api: Api, game: GameId): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await api.utils.play.current.fetch({ game }, openRun);
}

export async function loadPlay(api: Api, game: GameId): Promise<void> {
	const { me } = await loadSession(api);
	await (me
		? api.utils.play.current.fetch({ game }, openRun)
		: api.utils.play.opening.fetch({ game }, openRun));
}
