import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../platform/api/error-text.ts";
import type { ShownCode } from "../../platform/api/shown-failures.ts";
import { DealerError } from "./dealer.ts";

/**
 * Returns what a dealer throws for a failed call: an error with the server's text, or the documented one, which may be the game's own.
 * Other errors stay as they are.
 */
export function dealerErrorOf(error: unknown, gamesOwn?: ShownCode): unknown {
	if (!(error instanceof TRPCClientError)) return error;
	return new DealerError(errorText(error, gamesOwn));
}
