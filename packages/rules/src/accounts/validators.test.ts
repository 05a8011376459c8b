import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { checkEmail, checkPassword, checkUsername, cleanUsername } from "./validators.ts";

describe("an email address", () => {
	it.each([
		"ada@example.org",
		" ada@example.org ",
		"a.b+c_d-e@sub.example.co.uk",
		"o'brien@example.ie",
		"用户@例子.广告",
		"ada@xn--fsqu00a.xn--0zwm56d",
	])("like %j is fine", (email) => {
		expect(checkEmail(email)).toBeNull();
	});

	it.each([
		"",
		" ",
		"ada",
		"ada@",
		"@example.org",
		"ada@example",
		"ada@@example.org",
		"ada@example..org",
		"ada@.example.org",
		"ada@example.org.",
		"ada@example.o",
		"ada lovelace@example.org",
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
		for (const text of [
			`a@${"a.".repeat(5_000_000)}`,
			`${"a".repeat(10_000_000)}@`,
			"@".repeat(10_000_000),
		]) {
			expect(checkEmail(text)).toBe("accounts/email-invalid");
		}
	});
});

describe("a username", () => {
	it.each([
		"Ada",
		"ada_lovelace-1.0",
		"...",
		"12345678901234567890",
		"Zoë",
		"Zoe\u0308",
		"Łukasz",
		"Мария",
		"Αθηνά",
		"李小龙",
		"さくら",
		"김철수",
		"محمد",
		"דוד",
		"हिन्दी",
		"ไทยแท้",
		"தமிழ்",
		"٣٤٥",
		"𝒜𝒹𝒶",
		"  Ada  ",
	])("like %j is fine", (username) => {
		expect(checkUsername(username)).toBeNull();
	});

	it("that is far too long is refused before it is normalised, which would take minutes", () => {
		const endless = `a${"\u0301\u0316".repeat(500_000)}`;
		expect(cleanUsername(endless)).toBe(endless);
		expect(checkUsername(endless)).toBe("accounts/username-length");
	});

	it.each(["", " ", "\t\n"])("%j is empty", (username) => {
		expect(checkUsername(username)).toBe("accounts/username-empty");
	});

	it.each(["ab", " ab ", "李龙", "a".repeat(21), "😀"])("%j is too short or too long", (username) => {
		expect(checkUsername(username)).toBe("accounts/username-length");
	});

	it("is measured in code points, composed", () => {
		expect(checkUsername("𝒜".repeat(20))).toBeNull();
		expect(checkUsername("𝒜".repeat(21))).toBe("accounts/username-length");
		expect(checkUsername("e\u0301".repeat(20))).toBeNull();
		expect(checkUsername("a\u0308b")).toBe("accounts/username-length");
	});

	it.each([
		"ada@example.org",
		"ada lovelace",
		"ada/../x",
		"<b>ada</b>",
		"ada😀",
		"ada\u200b",
		"ada\u202e",
		"ada\ufe0f",
		"ㅤㅤㅤ",
		"\u0301ada",
		`a${"\u0336".repeat(5)}da`,
		"ada\u0000",
		"a\nb\nc",
		"①②③",
		"ada!",
	])("like %j has forbidden characters", (username) => {
		expect(checkUsername(username)).toBe("accounts/username-characters");
	});

	it("is never an email address", () => {
		fc.assert(
			fc.property(fc.string({ unit: "grapheme" }), (text) => {
				if (checkUsername(text) === null) expect(checkEmail(text)).not.toBeNull();
			}),
		);
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

describe("a password", () => {
	it.each(["", "12345", "😀😀😀😀😀"])("%j is too short", (password) => {
		expect(checkPassword(password)).toBe("accounts/password-too-short");
	});

	it.each(["\ud800secret", "secret\udc00", "\udc00\ud800secret", "\ud800"])("%j is no text", (password) => {
		expect(checkPassword(password)).toBe("accounts/password-unreadable");
	});

	it.each(["123456", "      ", "😀😀😀😀😀😀", "long ".repeat(100)])("%j is long enough", (password) => {
		expect(checkPassword(password)).toBeNull();
	});
});
