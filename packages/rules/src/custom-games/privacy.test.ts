import { expect, it } from "vitest";
import { PRIVACY_LEVELS, type PrivacyLevel, savedPrivacy } from "./privacy.ts";

it("is private by default in a new game, and unchanged by default in another", () => {
	for (const isAdmin of [false, true]) {
		expect(savedPrivacy({ requested: undefined, current: null, isAdmin })).toBe("private");
		for (const current of PRIVACY_LEVELS)
			expect(savedPrivacy({ requested: undefined, current, isAdmin })).toBe(current);
	}
});

it("lets creators choose every level but featured, and keeps a featured game featured until it is closed", () => {
	const cases: [requested: PrivacyLevel, current: PrivacyLevel | null, saved: PrivacyLevel][] = [
		["featured", null, "public"],
		["featured", "private", "public"],
		["featured", "featured", "featured"],
		["public", "featured", "featured"],
		["public", "invite_only", "public"],
		["private", "featured", "private"],
		["invite_only", "featured", "invite_only"],
		["private", "public", "private"],
	];
	for (const [requested, current, saved] of cases) {
		expect(savedPrivacy({ requested, current, isAdmin: false })).toBe(saved);
		expect(savedPrivacy({ requested, current, isAdmin: true })).toBe(requested);
	}
});
