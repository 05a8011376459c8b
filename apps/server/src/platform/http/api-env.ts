import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import type { HttpBindings } from "@hono/node-server";
import type { Ctx } from "../context.ts";

export interface ApiEnv {
	Bindings: Partial<HttpBindings>;
	Variables: {
		ctx: Ctx;
		inMaintenance: boolean;
		/** Set by `requestId` on first use. */
		requestId: string | undefined;
		/** Whether `wholeAnswer` has set all headers. */
		isWhole: boolean | undefined;
		/** The events to send, if the answer is a stream of live events. */
		events: AsyncIterator<StreamMessage> | undefined;
	};
}
