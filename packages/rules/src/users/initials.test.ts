import fc from "fast-check";
import { expect, it } from "vitest";
import { checkUsername } from "../accounts/validators.ts";
import { AVATAR_TINTS, avatarTint, initialsOf } from "./initials.ts";

it.each([
	["ada", "A"],
	["Ada_Lovelace", "AL"],
	["ada.b.c", "AB"],
	["-ada-", "A"],
	["...", "."],
	["елена_п", "ЕП"],
	["李小龙", "李"],
	["ßen", "ß"],
	["𝒜𝒹𝒶", "𝒜"],
])("the initials of %j are %j", (username, initials) => {
	expect(initialsOf(username)).toBe(initials);
});

it("gives any name one or two letters, and always the same one of the colours", () => {
	const names = fc.string({ unit: "grapheme" }).filter((name) => checkUsername(name) === null);
	fc.assert(
		fc.property(names, (name) => {
			expect([...initialsOf(name)].length).toBeOneOf([1, 2]);
			expect(avatarTint(name)).toBeOneOf(Array.from({ length: AVATAR_TINTS }, (_, tint) => tint));
			expect(avatarTint(name)).toBe(avatarTint(name));
		}),
	);
});
