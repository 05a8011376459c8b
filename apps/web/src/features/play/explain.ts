import type { GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../platform/api/error-text.ts";
import { DealerError } from "./dealer.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";

/** Returns what a dealer throws for a call that failed for good: an error with the text to show. */
export function explained(error: unknown, game: GameId): unknown {
	if (!(error instanceof TRPCClientError)) return error;
	return new DealerError(errorText(error, PLAY_FALLBACKS[game]?.start ?? "play/start-failed"));
}
