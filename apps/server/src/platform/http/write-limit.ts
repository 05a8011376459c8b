import { createMiddleware } from "hono/factory";
import type { Actor, Ctx } from "../context.ts";
import { MemoryLimit } from "../limits/memory-limit.ts";
import { siteLimits } from "../limits/site-limits.ts";
import type { ApiEnv } from "./api-env.ts";

const WINDOW_MS = 10_000;
/** A school or company may share an address, so its visitors get this many times a player's limit. */
const PLAYERS_PER_ADDRESS = 5;

export function writeLimit({
	clock,
	settings,
	siteSettings,
	counts,
}: Pick<Ctx, "clock" | "settings" | "siteSettings" | "counts">) {
	const chosen = siteLimits(siteSettings);
	const limit = new MemoryLimit(clock, WINDOW_MS, { onRefused: () => counts.limitsHit.inc("writes") });
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (settings.rateLimits && c.req.method !== "GET") {
			const { actor, address } = c.get("ctx");
			const { name, most } = writer(actor, address, await chosen("writes"));
			limit.take(name, most);
		}
		await next();
	});
}

function writer(actor: Actor, address: string, writes: number): { name: string; most: number } {
	if (actor.kind === "player") return { name: `player ${actor.id}`, most: writes };
	return { name: `address ${address}`, most: writes * PLAYERS_PER_ADDRESS };
}
