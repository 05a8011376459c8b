import type { GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../platform/api/error-text.ts";
import { DealerError } from "./dealer.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";

/** Returns what a dealer throws for a failed call: an error with the server's text, or the documented one. Other errors stay as they are. */
export function dealerErrorOf(error: unknown, game: GameId): unknown {
	if (!(error instanceof TRPCClientError)) return error;
	return new DealerError(errorText(error, PLAY_FALLBACKS[game]?.start ?? "play/start-failed"));
}
