import type { LiveEvent } from "@hilo/rules/live/events";
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
		/** The stream for `sendEvents`, if the answer is one. */
		events: AsyncIterator<LiveEvent> | undefined;
	};
}
