import type { TRPCError } from "@trpc/server";
import { asAppError } from "../platform/errors.ts";
import { retryHeaders } from "../platform/http/retry-headers.ts";

/** Where the site's own client calls. */
export const TRPC_PATH = "/api/trpc";

const NONE = {};
/** A pool never changes under its id, so a browser need not ask twice. */
const FOR_EVER = { "Cache-Control": "public, max-age=31536000, immutable" };

/** The headers of the answer to a call, besides those of all answers. */
export function trpcHeaders(path: string | undefined, error: TRPCError | undefined): Record<string, string> {
	if (error) return retryHeaders(asAppError(error));
	return path === "play.pool" ? FOR_EVER : NONE;
}
