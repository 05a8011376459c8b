import { MIN_ACTIVITY_SHOWN, type SiteActivity } from "@hilo/rules/site/activity";
import type { Ctx } from "../../platform/context.ts";
import { today } from "../../platform/today.ts";
import { countActivity } from "./activity.repo.ts";

type Counts = Awaited<ReturnType<typeof countActivity>>;

/** Up to a minute old. */
export async function siteActivity(ctx: Ctx): Promise<SiteActivity> {
	if ((await ctx.siteSettings.get("activity")) !== "on") return { playing: null, runsToday: null };
	const { playing, runsToday } = await ctx.caches.get<Counts>("siteActivity").forceFetch("all", {
		context: () => countActivity(ctx.db.kysely, { now: ctx.clock.now(), day: today(ctx) }),
	});
	// Without analytics no run is counted, and the number would stand still.
	const areRunsCounted = (await ctx.siteSettings.get("analytics")) === "on";
	return { playing: shown(playing), runsToday: areRunsCounted ? shown(runsToday) : null };
}

function shown(count: number): number | null {
	return count >= MIN_ACTIVITY_SHOWN ? count : null;
}
