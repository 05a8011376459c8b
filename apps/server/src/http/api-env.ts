import type { HttpBindings } from "@hono/node-server";
import type { Ctx } from "../platform/context.ts";

/** What Hono's context carries through the API. */
export interface ApiEnv {
	Bindings: Partial<HttpBindings>;
	Variables: {
		ctx: Ctx;
		inMaintenance: boolean;
	};
}
