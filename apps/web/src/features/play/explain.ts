import type { GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../platform/api/error-text.ts";
import { DealerError } from "./dealer.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";

/** Turns the error of a failed call into the one that a dealer throws: with the server's text, or the documented one. */
export function explained(error: unknown, game: GameId): unknown {
	if (!(error instanceof TRPCClientError)) return error;
	return new DealerError(errorText(error, PLAY_FALLBACKS[game]?.start ?? "play/start-failed"));
}
