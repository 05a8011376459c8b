import type { Tx } from "@hilo/db/open-database";
import { type SiteLimitName, type SiteLimitNumbers, usualLimits, withLimits } from "@hilo/rules/site/limits";
import type { SiteSettings } from "../site-settings.ts";

/** Returns the numbers that a setting `limits` holds. */
export function readLimits(stored: string): SiteLimitNumbers {
	return stored === "" ? usualLimits() : withLimits(JSON.parse(stored));
}

/**
 * Returns a function that gives the number of a limit as administrators have set it: as the transaction `tx` sees it, or at most a second
 * old. Without an answer from the database it is the last known one.
 */
export function siteLimits({
	get,
	read,
}: Pick<SiteSettings, "get" | "read">): (name: SiteLimitName, tx?: Tx) => Promise<number> {
	let stored = "";
	let numbers = usualLimits();
	return async (name, tx) => {
		const now = tx ? await read(tx, "limits") : await get("limits").catch(() => stored);
		if (now !== stored) {
			stored = now;
			numbers = readLimits(stored);
		}
		return numbers[name];
	};
}
