import type { FallbackCode, OpenEndedCode } from "@hilo/rules/errors/failures";
import type { GameId } from "@hilo/rules/play/games";
import type { Api } from "../../../platform/api/trpc.ts";
import { asksNotToBeTracked } from "../../../platform/do-not-track.ts";
import { logFailure } from "../../../platform/log-failure.ts";
import type { StartCalls } from "../dealers/use-player-run.tsx";

/** The calls that start a player's runs of a classic game. @param filter "" for none */
export function classicCalls(client: Api["client"], game: GameId, filter: string): StartCalls {
	return {
		start: (signal) => client.play.start.mutate({ game, filter }, { signal }),
		current: (signal) => client.play.current.query({ game }, { signal }),
		startFailure: PLAY_FALLBACKS[game]?.start,
	};
}

/** Reports a visitor's run, unless the browser asks not to be tracked. A failure is only logged. */
export function trackPlay(client: Api["client"], game: GameId): void {
	if (asksNotToBeTracked()) return;
	client.analytics.trackPlay.mutate({ game }).catch((error) => logFailure("Play tracking failed", error));
}

interface PlayFallbacks {
	readonly load?: FallbackCode | OpenEndedCode;
	readonly start?: FallbackCode;
}

/** Games with their own text for a call that fails without a text from the server. */
export const PLAY_FALLBACKS: Readonly<Partial<Record<GameId, PlayFallbacks>>> = {
	movie: { load: "play/movie-connection-failed" },
	music: { load: "play/music-load-failed" },
	wealth: { load: "play/wealth-load-failed" },
	history: { load: "play/history-init-failed", start: "play/history-start-failed" },
};
