import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkUsername } from "../accounts/validators.ts";
import { AVATAR_TINTS, avatarTint, initialsOf } from "./initials.ts";

describe("initials", () => {
	it.each([
		["ada", "A"],
		["Ada_Lovelace", "AL"],
		["ada.b.c", "AB"],
		["-ada-", "A"],
		["...", "."],
		["zoë", "Z"],
		["елена_п", "ЕП"],
		["李小龙", "李"],
		["ßen", "ß"],
		["𝒜𝒹𝒶", "𝒜"],
		["7seas", "7"],
	])("of %j are %j", (username, initials) => {
		expect(initialsOf(username)).toBe(initials);
	});

	it("are one or two letters of any name", () => {
		fc.assert(
			fc.property(
				fc.string({ unit: "grapheme" }).filter((name) => checkUsername(name) === null),
				(name) => {
					expect([1, 2]).toContain([...initialsOf(name)].length);
				},
			),
		);
	});
});

it("a name always has the same one of the colours", () => {
	fc.assert(
		fc.property(fc.string({ unit: "binary", maxLength: 30 }), (name) => {
			const tint = avatarTint(name);
			expect(tint).toBeGreaterThanOrEqual(0);
			expect(tint).toBeLessThan(AVATAR_TINTS);
			expect(avatarTint(name)).toBe(tint);
		}),
	);
});
