import type { GameId } from "@hilo/rules/play/games";
import type { ShownCode, ShownOpenEndedCode } from "../../../platform/api/shown-failures.ts";

interface PlayFallbacks {
	readonly load?: ShownCode | ShownOpenEndedCode;
	readonly start?: ShownCode;
}

/** Games with their own text for a call that fails without a text from the server. */
export const PLAY_FALLBACKS: Readonly<Partial<Record<GameId, PlayFallbacks>>> = {
	movie: { load: "play/movie-connection-failed" },
	music: { load: "play/music-load-failed" },
	wealth: { load: "play/wealth-load-failed" },
	history: { load: "play/history-init-failed", start: "play/history-start-failed" },
};
