import { type SiteLimitName, type SiteLimitNumbers, usualLimits, withLimits } from "@hilo/rules/site/limits";
import type { SiteSettings } from "../site-settings.ts";

/** Returns the numbers that a setting `limits` holds. */
export function readLimits(stored: string): SiteLimitNumbers {
	return stored === "" ? usualLimits() : withLimits(JSON.parse(stored));
}

/**
 * Returns a function that gives the number of a limit as administrators have it now, at most a second old. Where the database does not
 * answer, it is the usual one.
 */
export function siteLimits({ get }: Pick<SiteSettings, "get">): (name: SiteLimitName) => Promise<number> {
	let stored = "";
	let numbers = usualLimits();
	return async (name) => {
		const now = await get("limits").catch(() => stored);
		if (now !== stored) {
			stored = now;
			numbers = readLimits(stored);
		}
		return numbers[name];
	};
}
