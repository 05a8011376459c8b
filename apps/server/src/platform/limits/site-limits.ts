import type { Tx } from "@hilo/db/open-database";
import {
	defaultSiteLimits,
	type SiteLimitName,
	type SiteLimitNumbers,
	withLimits,
} from "@hilo/rules/site/site-limits";
import type { SiteSettings } from "../site-settings.ts";

export function readSiteLimits(stored: string): SiteLimitNumbers {
	return stored === "" ? defaultSiteLimits() : withLimits(JSON.parse(stored));
}

/** The administrators' numbers: as `tx` sees them, else at most a second old, or the last known in an outage. */
export function siteLimits({
	latest,
	read,
}: Pick<SiteSettings, "latest" | "read">): (name: SiteLimitName, tx?: Tx) => Promise<number> {
	let stored = "";
	let numbers = defaultSiteLimits();
	return async (name, tx) => {
		const current = tx ? await read(tx, "limits") : await latest("limits");
		if (current !== stored) {
			stored = current;
			numbers = readSiteLimits(stored);
		}
		return numbers[name];
	};
}
