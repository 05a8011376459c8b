import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { Actor, Services } from "../context.ts";
import { siteLimits } from "../limits/site-limits.ts";
import type { ApiEnv } from "./api-env.ts";

const WINDOW_MS = 10_000;
/** Writes of all visitors of one address in a window, for each of one player (D49). A school or a company may share one. */
const PLAYERS_AN_ADDRESS = 5;

/**
 * Refuses floods of writes. They are counted in memory, each process for itself: a row in the database for every write would double
 * what a guess costs.
 */
export function writeLimit({ clock, settings, siteSettings }: Services) {
	const chosen = siteLimits(siteSettings);
	let windowEndsAt = 0;
	let counts = new Map<string, number>();
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (settings.rateLimits && c.req.method !== "GET") {
			const now = clock.now();
			if (now >= windowEndsAt) {
				windowEndsAt = now + WINDOW_MS;
				counts = new Map();
			}
			const { actor, address } = c.get("ctx");
			const { name, most } = writer(actor, address, await chosen("writes"));
			const writes = (counts.get(name) ?? 0) + 1;
			counts.set(name, writes);
			if (writes > most) {
				throw new AppError("request/too-many", { retryAfterSeconds: Math.ceil((windowEndsAt - now) / 1000) });
			}
		}
		await next();
	});
}

function writer(actor: Actor, address: string, writes: number): { name: string; most: number } {
	if (actor.kind === "player") return { name: `player ${actor.id}`, most: writes };
	return { name: `address ${address}`, most: writes * PLAYERS_AN_ADDRESS };
}
