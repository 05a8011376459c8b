import { expect, it } from "vitest";
import {
	defaultSiteLimits,
	isAllowedLimit,
	SITE_LIMIT_NAMES,
	SITE_LIMITS,
	withLimits,
} from "./site-limits.ts";

it.each(SITE_LIMIT_NAMES)("keeps %s within its range, and takes the default for anything else", (name) => {
	const { defaultValue, min, max } = SITE_LIMITS[name];
	expect([min, defaultValue, max].every((number) => isAllowedLimit(name, number))).toBe(true);
	for (const wrong of [min - 1, max + 1, defaultValue + 0.5, String(defaultValue), null, Number.NaN]) {
		expect(isAllowedLimit(name, wrong), String(wrong)).toBe(false);
		expect(withLimits({ [name]: wrong })).toEqual(defaultSiteLimits());
	}
	expect(withLimits({ [name]: max })).toEqual({ ...defaultSiteLimits(), [name]: max });
});
