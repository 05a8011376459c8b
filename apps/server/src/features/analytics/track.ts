import type { TrackPageInput, TrackPlayInput } from "@hilo/rules/analytics/analytics.schema";
import { browserOf, deviceOf, pageOf, screenOf } from "@hilo/rules/analytics/pages";
import { CLASSIC_GAMES, isGameKey } from "@hilo/rules/play/games";
import type { Ctx } from "../../platform/context.ts";
import { count } from "./count.ts";

/** Stores the route, kind of device, browser name and screen width, nothing about the caller.
 * @throws AppError 429 for floods from one address. */
export function trackPage(ctx: Ctx, input: TrackPageInput): void {
	ctx.trackLimit.take(ctx);
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

/** @throws AppError 429 for floods from one address. */
export function trackPlay(ctx: Ctx, { game }: TrackPlayInput): void {
	ctx.trackLimit.take(ctx);
	ctx.dailyCounts.countPlay(ctx, isGameKey(game) ? game : CLASSIC_GAMES[game].key);
}
