import { AppError } from "@hilo/rules/errors/app-error";
import type { Context } from "hono";
import { GAME_BODY } from "../features/custom-games/editing/editing.rest.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { type BodyLimit, readBytes, readText, USUAL_BODY } from "../platform/http/parse-body.ts";
import { requestHeader } from "../platform/http/request-header.ts";
import type { ProcedurePath } from "./procedure-path.ts";
import { isPlainJsonCall, TRPC_PATH } from "./trpc-call.ts";

const GAME_CALLS: readonly ProcedurePath[] = ["customGames.create", "customGames.update"];
const LARGE_BODIES = new Map(GAME_CALLS.map((call) => [`${TRPC_PATH}/${call}`, GAME_BODY]));
/** Bodies that tRPC's adapter parses itself, blocking the event loop. The site's own client never sends them. */
const OTHER_BODY: BodyLimit = { ...USUAL_BODY, maxBytes: 64 * 1024 };
const PICTURE_CALLS: readonly ProcedurePath[] = ["customGames.addPicture", "site.setMark"];
const PICTURE_PATHS = new Set(PICTURE_CALLS.map((call) => `${TRPC_PATH}/${call}`));

export function readBodyLimit(c: Context<ApiEnv>): BodyLimit {
	return isPlainJsonCall(c) ? (LARGE_BODIES.get(c.req.path) ?? USUAL_BODY) : OTHER_BODY;
}

/** For tRPC's adapter. The body is bounded and checked when the procedure reads it, after its checks of the caller. */
export function boundedRequest(c: Context<ApiEnv>): Request {
	const { method } = c.req;
	const type = requestHeader(c, "content-type") ?? "";
	// The use case limits a picture's bytes itself.
	const isPicture = PICTURE_PATHS.has(c.req.path) && type === "application/octet-stream";
	if (method !== "POST" || isPicture) return c.req.raw;
	const { maxBytes } = readBodyLimit(c);
	// The adapter refuses some calls unread.
	if (Number(requestHeader(c, "content-length") ?? 0) > maxBytes) throw new AppError("request/too-large");
	const isText = type.startsWith("application/json");
	async function* read() {
		if (isText) yield new TextEncoder().encode(await readText(c, maxBytes));
		else yield new Uint8Array(await readBytes(c, maxBytes, "request/too-large"));
	}
	return new Request(c.req.url, {
		method,
		headers: c.req.raw.headers,
		body: ReadableStream.from(read()),
		duplex: "half",
	});
}
