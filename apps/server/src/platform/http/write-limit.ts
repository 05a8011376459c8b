import { AppError } from "@hilo/rules/errors/app-error";
import { createMiddleware } from "hono/factory";
import type { Actor, Services } from "../context.ts";
import type { ApiEnv } from "./api-env.ts";

const WINDOW_MS = 10_000;
/** Writes of one player in a window (D49). */
const BY_PLAYER = 60;
/** Writes of all visitors of one address in a window. A school or a company may share one. */
const BY_ADDRESS = 300;

/**
 * Refuses floods of writes. They are counted in memory, each process for itself: a row in the database for every write would double
 * what a guess costs.
 */
export function writeLimit({ clock, settings }: Services) {
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
			const { name, most } = writer(actor, address);
			const writes = (counts.get(name) ?? 0) + 1;
			counts.set(name, writes);
			if (writes > most) {
				throw new AppError("request/too-many", { retryAfterSeconds: Math.ceil((windowEndsAt - now) / 1000) });
			}
		}
		await next();
	});
}

function writer(actor: Actor, address: string): { name: string; most: number } {
	if (actor.kind === "player") return { name: `player ${actor.id}`, most: BY_PLAYER };
	return { name: `address ${address}`, most: BY_ADDRESS };
}
