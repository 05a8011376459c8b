import fc from "fast-check";
import { expect, it } from "vitest";
import { checkUsername } from "../accounts/validators.ts";
import { contrast } from "../art/colour.ts";
import { MIN_CONTRAST } from "../site/accent.ts";
import { AVATAR_LOOKS, avatarLook, avatarLookOf, avatarTypeOf, initialsOf } from "./avatar.ts";

it.each([
	["\xff\xd8\xff\xe0\x00\x10JFIF", "image/jpeg"],
	["\x89PNG\r\n\x1a\n\x00\x00", "image/png"],
	["GIF87a", "image/gif"],
	["GIF89a\x01\x00", "image/gif"],
	["RIFF\x0a\x00\x00\x00WEBPVP8 ", "image/webp"],
	["", null],
	["\xff\xd8", null],
	["<svg xmlns=", null],
	["<!doctype html>", null],
	["GIF88a", null],
	["RIFF\x0a\x00\x00\x00WAVE", null],
	["\x00\x00\x00\x1cftypheic", null],
	[" GIF89a", null],
])("takes a file that begins with %j for %s", (beginning, type) => {
	expect(avatarTypeOf(Uint8Array.from(beginning, (character) => character.charCodeAt(0)))).toBe(type);
});

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

it("gives any name one or two letters", () => {
	const names = fc.string({ unit: "grapheme" }).filter((name) => checkUsername(name) === null);
	fc.assert(
		fc.property(names, (name) => {
			expect([...initialsOf(name)].length).toBeOneOf([1, 2]);
		}),
	);
});

it("gives twelve players twelve looks or nearly, and each always the same", () => {
	const ids = Array.from({ length: 12 }, (_, n) => `019ad3f0-22b7-7c1e-9a44-0d5be1f3a${n + 100}`);
	const looks = ids.map(avatarLookOf);
	expect(new Set(looks).size).toBeGreaterThanOrEqual(10);
	expect(ids.map(avatarLookOf)).toEqual(looks);
});

it("has readable letters in every look", () => {
	for (let n = 0; n < AVATAR_LOOKS; n++) {
		const look = avatarLook(n);
		expect(look && contrast(look.letters, look.ground), String(n)).toBeGreaterThanOrEqual(MIN_CONTRAST);
	}
	expect(avatarLook(AVATAR_LOOKS)).toBeNull();
});
