import type { FallbackCode } from "@hilo/rules/errors/failures";
import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../platform/api/error-text.ts";
import { DealerError } from "./dealer.ts";

/**
 * Returns what a dealer throws for a failed call: an error with the server's text, or the documented one, which may be the game's own.
 * Other errors stay as they are.
 */
export function dealerErrorOf(error: unknown, gamesOwn?: FallbackCode): unknown {
	if (!(error instanceof TRPCClientError)) return error;
	return new DealerError(errorText(error, gamesOwn));
}
