import type { GameId } from "@hilo/rules/play/games";
import { TRPCClientError } from "@trpc/client";
import { DealerError } from "./dealer.ts";
import { PLAY_FALLBACKS } from "./fallbacks.ts";

/** What a dealer throws for a call that failed for good: the server's text, or the documented one. The texts are fetched when needed. */
export async function explained(error: unknown, game: GameId): Promise<unknown> {
	if (!(error instanceof TRPCClientError)) return error;
	const { errorText } = await import("../../platform/error-text.ts");
	return new DealerError(errorText(error, PLAY_FALLBACKS[game].start));
}
