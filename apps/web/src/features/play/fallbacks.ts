import type { GameId } from "@hilo/rules/play/games";
import type { ShownCode, ShownOpenEndedCode } from "../../platform/api/shown-failures.ts";

interface PlayFallbacks {
	/** When the game's items could not be loaded. */
	readonly load?: ShownCode | ShownOpenEndedCode;
	/** When a run could not be started or continued. */
	readonly start?: ShownCode;
}

/** The games with documented texts of their own for a call that fails without a text from the server (games.md, section 8). */
export const PLAY_FALLBACKS: Readonly<Partial<Record<GameId, PlayFallbacks>>> = {
	movie: { load: "play/movie-connection-failed" },
	music: { load: "play/music-load-failed" },
	wealth: { load: "play/wealth-load-failed" },
	history: { load: "play/history-init-failed", start: "play/history-start-failed" },
};
