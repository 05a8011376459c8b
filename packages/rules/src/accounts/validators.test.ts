import fc from "fast-check";
import { describe, expect, it } from "vitest";
import {
	checkEmail,
	checkPassword,
	checkUsername,
	cleanUsername,
	emailKey,
	usernameKey,
} from "./validators.ts";

describe("an email address", () => {
	it.each([" ada@example.org ", "a.b+c_d-e@sub.example.co.uk", "o'brien@example.ie", "用户@例子.广告"])(
		"like %j is fine",
		(email) => {
			expect(checkEmail(email)).toBeNull();
		},
	);

	it.each([
		" ",
		"ada",
		"ada@",
		"@example.org",
		"ada@example",
		"ada@@example.org",
		"ada@example..org",
		"ada@.example.org",
		"ada@example.o",
		"ada@example.org, bob@example.org",
		"ada@example.org\nBcc: bob@example.org",
		"<ada@example.org>",
		"ada\u200b@example.org",
		`${"a".repeat(250)}@example.org`,
	])("like %j is not", (email) => {
		expect(checkEmail(email)).toBe("accounts/email-invalid");
	});

	it("of any length is checked in linear time", () => {
		// A check that takes quadratic time would exceed the test's timeout.
		const texts = [`a@${"a.".repeat(5_000_000)}`, `${"a".repeat(10_000_000)}@`, "@".repeat(10_000_000)];
		for (const text of texts) expect(checkEmail(text)).toBe("accounts/email-invalid");
	});
});

describe("a username", () => {
	it.each([
		"  Ada  ",
		"ada_lovelace-1.0",
		"...",
		"12345678901234567890",
		"Zoe\u0308",
		"Мария",
		"李小龙",
		"김철수",
		"محمد",
		"हिन्दी",
		"ไทยแท้",
		"٣٤٥",
	])("like %j is fine", (username) => {
		expect(checkUsername(username)).toBeNull();
	});

	it("that is far too long is refused before it is normalised, which would take minutes", () => {
		const endless = `a${"\u0301\u0316".repeat(500_000)}`;
		expect(cleanUsername(endless)).toBe(endless);
		expect(checkUsername(endless)).toBe("accounts/username-length");
	});

	it.each(["", "\t\n"])("%j is empty", (username) => {
		expect(checkUsername(username)).toBe("accounts/username-empty");
	});

	it("is measured in code points, composed", () => {
		for (const username of ["𝒜".repeat(20), "e\u0301".repeat(20)]) expect(checkUsername(username)).toBeNull();
		for (const username of [" ab ", "李龙", "😀", "a\u0308b", "a".repeat(21), "𝒜".repeat(21)])
			expect(checkUsername(username)).toBe("accounts/username-length");
	});

	it.each([
		"ada@example.org",
		"ada lovelace",
		"ada/../x",
		"<b>ada</b>",
		"ada😀",
		"ada\u200b",
		"ada\u202e",
		"ㅤㅤㅤ",
		"\u0301ada",
		`a${"\u0336".repeat(5)}da`,
		"ada\u0000",
		"a\nb\nc",
		"①②③",
	])("like %j has forbidden characters", (username) => {
		expect(checkUsername(username)).toBe("accounts/username-characters");
	});

	it("that is valid stays valid when it is cleaned, and cleaning twice changes nothing", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme", minLength: 3, maxLength: 20 }), (text) => {
				expect(checkUsername(cleanUsername(text))).toBe(checkUsername(text));
				expect(cleanUsername(cleanUsername(text))).toBe(cleanUsername(text));
			}),
		);
	});
});

it.each([
	["12345", "accounts/password-too-short"],
	["😀😀😀😀😀", "accounts/password-too-short"],
	["\ud800secret", "accounts/password-unreadable"],
	["secret\udc00", "accounts/password-unreadable"],
	["      ", null],
	["😀😀😀😀😀😀", null],
	["long ".repeat(100), null],
])("checks the password %j", (password, code) => {
	expect(checkPassword(password)).toBe(code);
});

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
