import { DAY_MS } from "@hilo/rules/time/durations";
import type { Ctx } from "../../platform/context.ts";
import { lastRefusedWrite } from "../../platform/refused-writes.ts";
import { type Finding, warning } from "./finding.ts";

/** Finds a proxy that does not pass `Host` on, for a day after it last was in the way. */
export async function checkRefusedWrites({
	siteSettings,
	settings,
	clock,
}: Pick<Ctx, "siteSettings" | "settings" | "clock">): Promise<Finding[]> {
	const refused = await lastRefusedWrite(siteSettings);
	if (!refused || clock.now() - refused.at >= DAY_MS || refused.origin === settings.publicUrl) return [];
	const { origin, host } = refused;
	return [
		warning(
			"Refused changes",
			`pages at ${origin} can't change anything: their calls arrive here as calls to ${host}`,
			`If ${origin} is this site, set PUBLIC_URL=${origin}, or let the proxy pass Host on (nginx: proxy_set_header Host $http_host). If not, a program has tried, and nothing is to do.`,
		),
	];
}
