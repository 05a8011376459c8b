import type { StreamMessage } from "@hilo/rules/live/stream-messages";
import type { HttpBindings } from "@hono/node-server";
import type { Ctx } from "../context.ts";

/** What Hono's context carries through the API. */
export interface ApiEnv {
	Bindings: Partial<HttpBindings>;
	Variables: {
		ctx: Ctx;
		inMaintenance: boolean;
		/** See `requestId`, which makes it when it is first asked for. */
		requestId: string | undefined;
		/** Whether the answer was made with all of its headers: see `wholeAnswer`. */
		isWhole: boolean | undefined;
		/** What the answer is to carry, where it is a stream of live events. */
		events: AsyncIterator<StreamMessage> | undefined;
	};
}
