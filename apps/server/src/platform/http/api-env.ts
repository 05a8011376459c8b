import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import type { HttpBindings } from "@hono/node-server";
import type { Actor, Ctx } from "../context.ts";
import type { AnswerCookies } from "../sessions/session-cookie.ts";

export interface ApiEnv {
	Bindings: Partial<HttpBindings>;
	Variables: {
		ctx: Ctx;
		/** As last known, even if the database does not answer; not set for files and pictures. */
		inMaintenance: boolean | undefined;
		/** Set by `loadSessionActor` on first use. */
		actor: Actor | undefined;
		/** To be sent by `setHeaders`. */
		cookies: AnswerCookies | undefined;
		/** Set by `requestId` on first use. */
		requestId: string | undefined;
		/** The events to send, if the answer is a stream of live events. */
		events: AsyncIterator<StreamMessage> | undefined;
	};
}
