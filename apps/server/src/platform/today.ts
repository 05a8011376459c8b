import { type Day, dayAt } from "@hilo/rules/progression/site-day";
import type { Ctx } from "./context.ts";

/** The current day in the site's time zone. */
export function today({ clock, settings }: Pick<Ctx, "clock" | "settings">): Day {
	return dayAt(clock.now(), settings.siteTimeZone);
}
