import { Hono } from "hono";
import { unsubscribe } from "../features/custom-games/sharing/unsubscribe.ts";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { clientAddress } from "../platform/http/forwarded.ts";
import type { Limits } from "../platform/limits/rate-limits.ts";

const LIMITS = {
	/** Mail programs of many people share an address. */
	unsubscribing: {
		name: "unsubscribe",
		hits: "unsubscribing",
		windowMs: 60_000,
		error: "request/too-many",
		inMemory: true,
	},
} as const satisfies Limits;

/** For mail programs' one-click POST (RFC 8058) and the page's form: the link's secret is the only authorisation. */
export function unsubscribeRoutes(services: Services): Hono<ApiEnv> {
	const { limits, settings } = services;
	const app = new Hono<ApiEnv>();
	app.post("/:token{[\\w-]{1,100}}", async (c) => {
		await limits.take(LIMITS.unsubscribing, clientAddress(c, settings.trustProxy));
		await unsubscribe(services, { token: c.req.param("token") });
		return c.text("Done. You won't get any more invitations at this address.", 200, {
			"Cache-Control": "no-store",
		});
	});
	return app;
}
