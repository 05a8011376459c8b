import type { ErrorCode } from "@hilo/rules/errors/errors";
import type { GameId } from "@hilo/rules/play/games";

interface Fallbacks {
	/** When the items could not be had. */
	readonly load: ErrorCode;
	/** When a run could not be begun, or gone on with. */
	readonly start: ErrorCode;
}

const COMMON: Fallbacks = { load: "play/start-failed", start: "play/start-failed" };

/** What is said of a call without an answer of its own, where the games have texts of their own (games.md, section 8). */
export const PLAY_FALLBACKS: Readonly<Record<GameId, Fallbacks>> = {
	github: COMMON,
	reddit: COMMON,
	country: COMMON,
	cs16: COMMON,
	movie: { ...COMMON, load: "play/movie-connection-failed" },
	music: { ...COMMON, load: "play/music-load-failed" },
	wealth: { ...COMMON, load: "play/wealth-load-failed" },
	history: { load: "play/history-init-failed", start: "play/history-start-failed" },
};
