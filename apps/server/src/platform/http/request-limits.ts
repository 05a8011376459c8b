import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import type { Services } from "../context.ts";
import { callerOfRequest, limitedCaller } from "../limits/known-callers.ts";
import type { Limits } from "../limits/rate-limits.ts";
import { type ApiEnv, isSafe } from "./api-env.ts";
import { clientAddress } from "./forwarded.ts";

const FLOOD = { windowMs: 10_000, error: "request/too-many", inMemory: true } as const;

// Promised in docs/product.md#limits.
const LIMITS = {
	reads: { ...FLOOD, name: "reads", hits: "reads" },
	pages: { ...FLOOD, name: "pages", hits: "pages" },
	/** Apart from calls: a page may show hundreds of them. */
	pictures: { ...FLOOD, name: "pictures", hits: "reads" },
	writesOfPlayer: { ...FLOOD, name: "writes", hits: "writes" },
	readsOfToken: { ...FLOOD, name: "token-reads", hits: "reads" },
	/** A known guest has as many as an address. */
	writesOfVisitor: { ...FLOOD, name: "visitor-writes", hits: "visitorWrites" },
} as const satisfies Limits;

/** Counts by known caller, else by address. @throws AppError 429; not in maintenance, where the 503 comes first. */
export function readLimit(services: Services, name: "reads" | "pages" | "pictures") {
	return createMiddleware<ApiEnv>(async (c, next) => {
		if (isSafe(c.req) && !c.get("inMaintenance"))
			await services.limits.takeOfCaller(LIMITS[name], callerOfRequest(services, c));
		await next();
	});
}

/** Counts writes by token, player or known guest, else by address; reads by token. @throws AppError 429. */
export function callerLimit({ limits }: Pick<Services, "limits">) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const ctx = c.get("ctx");
		const { actor } = ctx;
		const token = actor.kind === "player" && actor.credential.kind === "token" ? actor.credential : null;
		if (isSafe(c.req)) {
			if (token) await limits.take(LIMITS.readsOfToken, token.id);
		} else if (actor.kind === "player") {
			await limits.take(LIMITS.writesOfPlayer, token ? `token ${token.id}` : `player ${actor.id}`);
		} else {
			await limits.takeOfCaller(LIMITS.writesOfVisitor, limitedCaller(ctx));
		}
		await next();
	});
}

/** A write with an invalid token, each of which costs a query, counts as a visitor's. @throws AppError 429. */
export async function limitRefused({ limits, settings }: Services, c: Context<ApiEnv>): Promise<void> {
	if (isSafe(c.req)) return;
	const address = clientAddress(c, settings.trustProxy);
	await limits.take(LIMITS.writesOfVisitor, address);
}
