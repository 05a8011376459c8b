import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { Services } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";

const WINDOW_MS = 10_000;
const WRITES = 60;

/**
 * At most 60 writes a player in 10 s (D49). Counted in memory, each process for itself: it holds off floods, and a row in the
 * database for every write would double what a guess costs.
 */
export function writeLimit({ clock, settings }: Services) {
	let windowEndsAt = 0;
	let counts = new Map<string, number>();
	return createMiddleware<ApiEnv>(async (c, next) => {
		const { actor } = c.get("ctx");
		if (settings.rateLimits && actor.kind === "player" && c.req.method !== "GET") {
			const now = clock.now();
			if (now >= windowEndsAt) {
				windowEndsAt = now + WINDOW_MS;
				counts = new Map();
			}
			const writes = (counts.get(actor.id) ?? 0) + 1;
			counts.set(actor.id, writes);
			if (writes > WRITES) {
				throw new AppError("request/too-many", { retryAfterSeconds: Math.ceil((windowEndsAt - now) / 1000) });
			}
		}
		await next();
	});
}
