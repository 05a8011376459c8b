import type { TrackPageInput } from "@hilo/rules/analytics/analytics.schema";
import { browserOf, deviceOf, pageOf, screenOf } from "@hilo/rules/analytics/pages";
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
