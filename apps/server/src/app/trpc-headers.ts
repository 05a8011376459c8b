import type { TRPCError } from "@trpc/server";
import { asAppError } from "../platform/errors.ts";
import { retryHeaders } from "../platform/http/retry-headers.ts";

export const TRPC_PATH = "/api/trpc";

const NONE = {};
/** A pool never changes under its id. */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

export function trpcHeaders(path: string | undefined, error: TRPCError | undefined): Record<string, string> {
	if (error) return retryHeaders(asAppError(error));
	return path === "play.pool" ? FOR_EVER : NONE;
}
