import type { Context } from "hono";
import type { Ctx } from "../context.ts";
import { MemoryLimit } from "../limits/memory-limit.ts";
import { siteLimits } from "../limits/site-limits.ts";
import type { ApiEnv } from "./api-env.ts";
import { clientAddress } from "./client-address.ts";

const WINDOW_MS = 10_000;

/** Returns a function that counts by address. @throws AppError 429; not in maintenance, where the 503 comes first. */
export function createReadLimit(
	{ clock, settings, siteSettings, counts }: Pick<Ctx, "clock" | "settings" | "siteSettings" | "counts">,
	name: "reads" | "pages",
): (c: Context<ApiEnv>) => Promise<void> {
	const allowed = siteLimits(siteSettings);
	const limit = new MemoryLimit(clock, WINDOW_MS, { onRefused: () => counts.limitsHit.inc(name) });
	return async (c) => {
		const { method } = c.req;
		if (!settings.rateLimits || (method !== "GET" && method !== "HEAD")) return;
		if ((await siteSettings.latest("maintenance")) === "on") return;
		limit.take(clientAddress(c, settings.trustProxy), await allowed(name));
	};
}
