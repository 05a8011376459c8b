import { Hono } from "hono";
import { unsubscribe } from "../features/custom-games/sharing/unsubscribe.ts";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";

/**
 * Takes the one-click POST of mail programs (RFC 8058) and the page's form without scripts.
 * Both come from any origin and without a session: the link's secret is the authorisation.
 */
export function createUnsubscribe(services: Services): Hono<ApiEnv> {
	const app = new Hono<ApiEnv>();
	app.post("/:token{[\\w-]{1,100}}", async (c) => {
		await unsubscribe(services, { token: c.req.param("token") });
		return c.text("Done. You won't get any more invitations at this address.", 200, {
			"Cache-Control": "no-store",
		});
	});
	return app;
}
