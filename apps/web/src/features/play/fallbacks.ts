import type { FallbackCode, OpenEndedCode } from "@hilo/rules/errors/errors";
import type { GameId } from "@hilo/rules/play/games";

interface PlayFallbacks {
	/** When the items could not be had. */
	readonly load?: FallbackCode | OpenEndedCode;
	/** When a run could not be begun, or gone on with. */
	readonly start?: FallbackCode;
}

/** The games that have texts of their own for a call without an answer (games.md, section 8). */
export const PLAY_FALLBACKS: Readonly<Partial<Record<GameId, PlayFallbacks>>> = {
	movie: { load: "play/movie-connection-failed" },
	music: { load: "play/music-load-failed" },
	wealth: { load: "play/wealth-load-failed" },
	history: { load: "play/history-init-failed", start: "play/history-start-failed" },
};
