import type { TrackPageInput, TrackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { browserOf, deviceOf, pageOf, screenOf } from "@hilo/rules/analytics/pages";
import { CLASSIC_GAMES, gameOfName, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { limitedCaller } from "../../platform/limits/known-callers.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { hasOpenRun } from "./analytics.repo.ts";
import { count } from "./analytics.ts";

export const LIMITS = {
	/** Keeps one caller from distorting the statistics. Far above what one person opens. */
	views: { name: "views", hits: "views", windowMs: 60_000, error: "request/too-many", inMemory: true },
} as const satisfies Limits;

/** Stores the route, kind of device, browser name and screen width, nothing about the caller.
 * @throws AppError 429 for floods from one address. */
export async function trackPage(ctx: Ctx, input: TrackPageInput): Promise<void> {
	await ctx.limits.takeOfCaller(LIMITS.views, limitedCaller(ctx));
	count(
		ctx,
		{ measure: "views", name: pageOf(input.path) },
		{ measure: "devices", name: deviceOf(input.deviceType) },
		{ measure: "browsers", name: browserOf(input.browserInfo) },
		{ measure: "screens", name: screenOf(input.screenSize) },
		...(input.isFirst ? [{ measure: "visits" } as const] : []),
	);
}

export async function analyticsSettings({
	siteSettings,
}: Pick<Ctx, "siteSettings">): Promise<{ analyticsEnabled: boolean }> {
	return { analyticsEnabled: (await siteSettings.get("analytics")) === "on" };
}

/** A player's open run was counted when it was dealt. @throws AppError 429 for floods from one address. */
export async function trackPlay(ctx: Ctx, { game }: TrackPlayInput): Promise<void> {
	await ctx.limits.takeOfCaller(LIMITS.views, limitedCaller(ctx));
	const { actor, db } = ctx;
	if (actor.kind === "player" && (await hasOpenRun(db.kysely, actor.id, gameOfName(game)))) return;
	count(ctx, { measure: "plays", name: isGameKey(game) ? game : CLASSIC_GAMES[game].key });
}
