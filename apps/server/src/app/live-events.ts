import { AppError } from "@hilo/rules/errors/app-error";
import { RESPONSE_ALREADY_SENT } from "@hono/node-server/utils/response";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { EventSender } from "../platform/live/event-sender.ts";
import { createCallerFactory } from "../platform/procedures.ts";
import { appRouter } from "./app-router.ts";

/** Where the site's own client, and tools, subscribe to live events. */
export const EVENTS_PATH = "/api/trpc/live.events";

/** No proxy may hold events back, and nobody may keep them. */
const HEADERS = {
	"Content-Type": "text/event-stream",
	"Cache-Control": "no-store",
	"X-Accel-Buffering": "no",
};

const callerOf = createCallerFactory(appRouter);

/** Opens a stream as the procedure says, and leaves it for `sendEvents`. A refusal is a plain one with its status. */
export async function answerEvents(c: Context<ApiEnv>): Promise<Response> {
	if (c.req.method !== "GET") throw new AppError("request/no-such-path");
	const events = await callerOf(c.get("ctx")).live.events();
	c.set("events", events[Symbol.asyncIterator]());
	return c.body(null, 200, HEADERS);
}

/** Sends the stream, with the headers that all others have put on the answer. It must stand before them. */
export function sendEvents() {
	const sender = new EventSender();
	return createMiddleware<ApiEnv>(async (c, next) => {
		await next();
		const events = c.get("events");
		if (!events) return;
		const response = c.env?.outgoing;
		// Over no network there is nobody to read.
		if (!response) {
			await events.return?.();
			return;
		}
		sender.send(events, response, c.res.headers);
		// Else Hono would make a new answer of the two.
		c.res = undefined;
		c.res = RESPONSE_ALREADY_SENT;
	});
}
