import type { GameId } from "@hilo/rules/play/games";
import type { Api } from "../../platform/api/trpc.ts";
import { loadSession } from "../../platform/session.ts";

/** A pointer over the link fetches ahead; what it fetched may still be dealt a moment later. */
const FRESH_MS = 5000;
const openRun = { staleTime: FRESH_MS } as const;

/** What a game with a start screen is rendered with: the run that a player has open. */
export async function loadFiltered(api: Api, game: GameId): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await api.utils.play.current.fetch({ game }, openRun);
}

/** What a game's page is rendered with: a visitor's first pair, or the run that a player has open. */
export async function loadPlay(api: Api, game: GameId): Promise<void> {
	const { me } = await loadSession(api);
	await (me
		? api.utils.play.current.fetch({ game }, openRun)
		: api.utils.play.opening.fetch({ game }, openRun));
}
