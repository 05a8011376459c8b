import type { Tx } from "@hilo/db/open-database";
import {
	defaultLimits,
	type SiteLimitName,
	type SiteLimitNumbers,
	withLimits,
} from "@hilo/rules/site/limits";
import type { SiteSettings } from "../site-settings.ts";

export function readLimits(stored: string): SiteLimitNumbers {
	return stored === "" ? defaultLimits() : withLimits(JSON.parse(stored));
}

/** The administrators' numbers: as `tx` sees them, else at most a second old, or the last known in an outage. */
export function siteLimits({
	latest,
	read,
}: Pick<SiteSettings, "latest" | "read">): (name: SiteLimitName, tx?: Tx) => Promise<number> {
	let stored = "";
	let numbers = defaultLimits();
	return async (name, tx) => {
		const current = tx ? await read(tx, "limits") : await latest("limits");
		if (current !== stored) {
			stored = current;
			numbers = readLimits(stored);
		}
		return numbers[name];
	};
}
