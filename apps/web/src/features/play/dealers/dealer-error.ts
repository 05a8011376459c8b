import { TRPCClientError } from "@trpc/client";
import { errorText } from "../../../platform/api/error-text.ts";
import type { ShownCode } from "../../../platform/api/shown-failures.ts";
import { DealerError } from "./dealer.ts";

/** Turns the error of a failed call into a DealerError with the server's text or a fallback. Other errors stay. */
export function dealerErrorOf(error: unknown, gamesOwn?: ShownCode): unknown {
	if (!(error instanceof TRPCClientError)) return error;
	return new DealerError(errorText(error, gamesOwn));
}
