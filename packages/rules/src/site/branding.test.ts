import { expect, it } from "vitest";
import { issueCode } from "../errors/issues.schema.ts";
import { brandingInput } from "./branding.schema.ts";
import { DEFAULT_BRANDING, mailtoUrl, readBranding } from "./branding.ts";
import { checkSiteName } from "./branding-checks.ts";

const input = { name: "Quizcorner", contact: null, accent: null };

function refusals(change: Partial<Record<keyof typeof input, unknown>>) {
	return brandingInput.safeParse({ ...input, ...change }).error?.issues.map(issueCode);
}

it("reads what is stored, with the default of each missing part", () => {
	expect(readBranding("", "")).toEqual(DEFAULT_BRANDING);
	expect(readBranding('{"name":"Quizcorner"}', "abc")).toEqual({
		...DEFAULT_BRANDING,
		name: "Quizcorner",
		mark: "abc",
	});
});

it.each([
	["help@quiz.example", "mailto:help@quiz.example"],
	["help+hilo?a&b@quiz.example", "mailto:help%2Bhilo%3Fa%26b@quiz.example"],
])("writes to %s by a link that no character ends", (contact, url) => {
	expect(mailtoUrl(contact)).toBe(url);
});

it("takes a name as one clean line, and blank texts as none", () => {
	expect(brandingInput.parse({ name: " Quiz\n\u202ecorner ", contact: " ", accent: "0B6B4F" })).toEqual({
		name: "Quiz corner",
		contact: null,
		accent: "#0b6b4f",
	});
	expect(brandingInput.parse({ ...input, contact: " ada@example.org ", accent: "#a3c" })).toMatchObject({
		contact: "ada@example.org",
		accent: "#aa33cc",
	});
});

it.each(["", " \n", "\u2800"])("refuses a name without a visible character: %j", (name) => {
	expect(refusals({ name })).toEqual(["site/name-empty"]);
});

it("counts a name's characters after cleaning", () => {
	expect(checkSiteName("é".repeat(30))).toBeNull();
	expect(checkSiteName("👩".repeat(30))).toBeNull();
	expect(checkSiteName("é".repeat(31))).toBe("site/name-too-long");
	expect(checkSiteName("a\0b\ud800")).toBe("site/name-unreadable");
});

it.each([
	[{ contact: "<ada@example.org>" }, "accounts/email-invalid"],
	[{ accent: "red" }, "site/accent-invalid"],
	[{ accent: "#1234567" }, "site/accent-invalid"],
	[{ accent: "};x{" }, "site/accent-invalid"],
])("refuses %j", (change, code) => {
	expect(refusals(change)).toEqual([code]);
});
