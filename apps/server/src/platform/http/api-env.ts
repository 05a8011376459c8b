import type { HttpBindings } from "@hono/node-server";
import type { Ctx } from "../context.ts";

/** What Hono's context carries through the API. */
export interface ApiEnv {
	Bindings: Partial<HttpBindings>;
	Variables: {
		ctx: Ctx;
		inMaintenance: boolean;
	};
}
