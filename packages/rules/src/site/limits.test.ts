import { describe, expect, it } from "vitest";
import { defaultLimits, isAllowedLimit, SITE_LIMIT_NAMES, SITE_LIMITS, withLimits } from "./limits.ts";

describe("the limits that administrators may change", () => {
	it("have their defaults until an administrator changes one", () => {
		expect(defaultLimits()).toEqual({
			passwordsPerAccount: 10,
			passwordsPerAddress: 50,
			reads: 600,
			pages: 150,
			registrations: 20,
			writes: 60,
			passwordMails: 5,
		});
	});

	it.each(SITE_LIMIT_NAMES)("stay within their range: %s", (name) => {
		const { defaultValue, min, max } = SITE_LIMITS[name];
		expect([min, defaultValue, max].every((number) => isAllowedLimit(name, number))).toBe(true);
		for (const wrong of [
			min - 1,
			max + 1,
			defaultValue + 0.5,
			String(defaultValue),
			null,
			undefined,
			Number.NaN,
		]) {
			expect(isAllowedLimit(name, wrong), String(wrong)).toBe(false);
			expect(withLimits({ [name]: wrong })).toEqual(defaultLimits());
		}
		expect(withLimits({ [name]: max })).toEqual({ ...defaultLimits(), [name]: max });
	});
});
