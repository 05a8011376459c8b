import { AppError } from "@hilo/rules/errors/errors";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { streamEvents } from "../platform/live/event-sender.ts";
import { createCallerFactory } from "../platform/procedures.ts";
import { appRouter } from "./app-router.ts";

export const EVENTS_PATH = "/api/trpc/live.events";

/** Proxies must neither buffer nor cache events. */
const HEADERS = {
	"Content-Type": "text/event-stream",
	"Cache-Control": "no-store",
	"X-Accel-Buffering": "no",
};

const createCaller = createCallerFactory(appRouter);

/** Opens the stream and leaves it to `sendEvents`; a refusal is a plain JSON answer with its status. */
export async function answerEvents(c: Context<ApiEnv>): Promise<Response> {
	if (c.req.method !== "GET") throw new AppError("request/no-such-path");
	const events = await createCaller(c.get("ctx")).live.events();
	c.set("events", events[Symbol.asyncIterator]());
	return c.body(null, 200, HEADERS);
}

/** Must be mounted before all other middleware, so that the stream gets the headers that they set. */
export const sendEvents = createMiddleware<ApiEnv>(async (c, next) => {
	await next();
	const events = c.get("events");
	if (!events) return;
	const response = c.env?.outgoing;
	// A call without a network connection has no reader.
	if (!response) {
		await events.return?.();
		return;
	}
	streamEvents(events, response, c.res.headers);
	// Hono merges an assigned response into the existing one unless that is cleared first.
	c.res = undefined;
	c.res = RESPONSE_ALREADY_SENT;
});
