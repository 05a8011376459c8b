import fc from "fast-check";
import { expect, it } from "vitest";
import { emailKey, usernameKey } from "./keys.ts";

it.each([
	["Zoë", "zoe\u0308"],
	["STRAẞE", "strasse"],
	["ΣΑΣ", "σας"],
	["Ａｄａ", "ada"],
	["𝒜𝒹𝒶", "ada"],
	[" ada ", "ADA"],
])("is the same for the names %j and %j", (a, b) => {
	expect(usernameKey(a)).toBe(usernameKey(b));
});

it("is not the same for names that differ", () => {
	expect(usernameKey("ada")).not.toBe(usernameKey("ada_"));
	expect(usernameKey("ада")).not.toBe(usernameKey("ada"));
});

it("maps a key to itself", () => {
	fc.assert(
		fc.property(fc.string({ unit: "grapheme" }), (text) => {
			expect(usernameKey(usernameKey(text))).toBe(usernameKey(text));
		}),
	);
});

it("returns a far too long text unchanged, because normalising a million marks takes minutes", () => {
	const endless = `A${"\u0301\u0316".repeat(500_000)}`;
	expect(usernameKey(endless)).toBe(endless);
});

it("ignores the case of an email address", () => {
	expect(emailKey(" Ada@Example.ORG ")).toBe("ada@example.org");
});
