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
		const { usual, least, most } = SITE_LIMITS[name];
		expect([least, usual, most].every((number) => isAllowedLimit(name, number))).toBe(true);
		for (const wrong of [least - 1, most + 1, usual + 0.5, String(usual), null, undefined, Number.NaN]) {
			expect(isAllowedLimit(name, wrong), String(wrong)).toBe(false);
			expect(withLimits({ [name]: wrong })).toEqual(defaultLimits());
		}
		expect(withLimits({ [name]: most })).toEqual({ ...defaultLimits(), [name]: most });
	});
});
