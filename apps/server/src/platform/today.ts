import { type Day, dayAt } from "@hilo/rules/progression/site-day";
import type { Platform } from "./platform.ts";

/** The current day in the site's time zone. */
export function today({ clock, settings }: Platform): Day {
	return dayAt(clock.now(), settings.siteTimeZone);
}
