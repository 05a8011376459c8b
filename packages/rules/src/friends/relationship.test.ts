import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { REJECTIONS_UNTIL_SILENCE, SILENCE_MS } from "./limits.ts";
import { friendshipStatusOf, isSilenced, STRANGERS } from "./relationship.ts";
import { relationships } from "./testing/relationship.arbitrary.ts";

describe("the friendship status", () => {
	it.each([
		["none", {}],
		["friends", { areFriends: true }],
		["requested", { ownRequest: "open" }],
		["requested", { ownRequest: "hidden" }],
		["asked-you", { theirRequest: "open" }],
		["none", { theirRequest: "hidden" }],
		["blocked", { ownBlock: true, theirRequest: "hidden" }],
		["requested", { theirBlock: true, ownRequest: "hidden" }],
		["none", { theirBlock: true }],
	] as const)("%s: %j", (friendshipStatus, fields) => {
		expect(friendshipStatusOf({ ...STRANGERS, ...fields })).toBe(friendshipStatus);
	});

	test("ignores a request that is hidden from this player", () => {
		fc.assert(
			fc.property(relationships, (relationship) => {
				fc.pre(relationship.theirRequest === "hidden");
				expect(friendshipStatusOf(relationship)).toBe(
					friendshipStatusOf({ ...relationship, theirRequest: "none" }),
				);
			}),
		);
	});

	test("does not reveal that the other player blocks this one", () => {
		fc.assert(
			fc.property(relationships, (relationship) => {
				expect(friendshipStatusOf(relationship)).toBe(
					friendshipStatusOf({ ...relationship, theirBlock: false }),
				);
			}),
		);
	});

	test("is the same for a hidden and an open request of this player", () => {
		fc.assert(
			fc.property(relationships, (relationship) => {
				fc.pre(relationship.ownRequest === "hidden");
				expect(friendshipStatusOf(relationship)).toBe(
					friendshipStatusOf({ ...relationship, ownRequest: "open" }),
				);
			}),
		);
	});
});

describe("rejections", () => {
	const at = 1_780_000_000_000;

	it("silence further requests from the third on, for 30 days after the last", () => {
		expect(isSilenced(null, at)).toBe(false);
		expect(isSilenced({ count: REJECTIONS_UNTIL_SILENCE - 1, lastAt: at }, at)).toBe(false);
		for (const count of [REJECTIONS_UNTIL_SILENCE, REJECTIONS_UNTIL_SILENCE + 1]) {
			expect(isSilenced({ count, lastAt: at }, at)).toBe(true);
			expect(isSilenced({ count, lastAt: at }, at + SILENCE_MS - 1)).toBe(true);
			expect(isSilenced({ count, lastAt: at }, at + SILENCE_MS)).toBe(false);
		}
	});
});
