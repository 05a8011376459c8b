import { expect, it } from "vitest";
import { avatarTypeOf } from "./avatar.ts";

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
