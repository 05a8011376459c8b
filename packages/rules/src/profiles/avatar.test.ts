import { expect, it } from "vitest";
import { avatarTypeOf } from "./avatar.ts";

const bytes = (text: string) => Uint8Array.from(text, (character) => character.charCodeAt(0));

it.each([
	["\xff\xd8\xff\xe0\x00\x10JFIF", "image/jpeg"],
	["\x89PNG\r\n\x1a\n\x00\x00", "image/png"],
	["GIF87a", "image/gif"],
	["GIF89a\x01\x00", "image/gif"],
	["RIFF\x0a\x00\x00\x00WEBPVP8 ", "image/webp"],
])("recognises %j", (beginning, type) => {
	expect(avatarTypeOf(bytes(beginning))).toBe(type);
});

it.each([
	"",
	"\xff\xd8",
	"<svg xmlns=",
	"<!doctype html>",
	"GIF88a",
	"GIF",
	"RIFF\x0a\x00\x00\x00WAVE",
	"BM",
	"%PDF-1.7",
	"\x00\x00\x00\x1cftypheic",
	" GIF89a",
])("refuses %j", (beginning) => {
	expect(avatarTypeOf(bytes(beginning))).toBeNull();
});
