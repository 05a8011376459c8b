import { createMiddleware } from "hono/factory";
import type { Services } from "../../services.ts";
import { MemoryLimit } from "../limits/memory-limit.ts";
import { siteLimits } from "../limits/site-limits.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress } from "./client-address.ts";

const WINDOW_MS = 10_000;

/** Counts by address. @throws AppError 429; not in maintenance, where the 503 comes first. */
export function readLimit({ clock, settings, siteSettings, counts }: Services, name: "reads" | "pages") {
	const allowed = siteLimits(siteSettings);
	const limit = new MemoryLimit(clock, WINDOW_MS, { onRefused: () => counts.limitsHit.inc(name) });
	return createMiddleware<ApiEnv>(async (c, next) => {
		const isRead = c.req.method === "GET" || c.req.method === "HEAD";
		if (settings.rateLimits && isRead && !c.get("inMaintenance"))
			limit.take(clientAddress(c, settings.trustProxy), await allowed(name));
		await next();
	});
}
