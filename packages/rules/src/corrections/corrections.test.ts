import { expect, it } from "vitest";
import { issueCode } from "../errors/issues.schema.ts";
import { decideNumberInput, reportNumberInput } from "./corrections.schema.ts";
import { checkClassicValue, itemLabel } from "./corrections.ts";

it.each([
	["github", "", 0, null],
	["github", "", 1.5, "corrections/whole-number-required"],
	["github", "", -1, "corrections/whole-number-required"],
	["github", "", 2 ** 53, "corrections/whole-number-required"],
	["history", "", 1969, null],
	["history", "", 0, "corrections/year-required"],
	["history", "", 2101, "corrections/year-required"],
	["cs16", "price", 5750, null],
	["cs16", "recoil", 101, "corrections/rating-required"],
] as const)("%s %s: %d is %s", (game, measure, value, code) => {
	expect(checkClassicValue(game, measure, value)).toBe(code);
});

it.each([
	["movie", "1992 · Animation, Family", "Aladdin (1992)"],
	["music", "Édith Piaf · 1947", "Aladdin (Édith Piaf)"],
	["country", "Visitors in 2019", "Aladdin"],
	["movie", undefined, "Aladdin"],
] as const)("tells items of one name apart: %s, %s", (game, detail, label) => {
	expect(itemLabel(game, { name: "Aladdin", ...(detail && { detail }) })).toBe(label);
});

const subject = { kind: "classic", game: "github", itemId: "1" };
const report = { subject, shown: 5 };
const correct = { subject, decision: "correct", value: 5, source: "The paper", asOf: "2026-08" };
const codes = (schema: typeof reportNumberInput | typeof decideNumberInput, input: object) =>
	schema.safeParse(input).error?.issues.map(issueCode);

it("takes a report of two taps", () => {
	expect(reportNumberInput.parse(report)).toEqual({
		subject: { ...subject, measure: "" },
		shown: 5,
		text: "",
		betterSource: "",
		wantsThanks: false,
	});
});

it.each([
	["https://example.org/a\u202egnp.exe", "https://example.org/a%E2%80%AEgnp.exe"],
	[" https://\u0430pple.com ", "https://xn--pple-43d.com/"],
	["", ""],
])("keeps the address %j as %s", (betterSource, stored) => {
	expect(reportNumberInput.parse({ ...report, betterSource }).betterSource).toBe(stored);
});

it.each([
	[{ ...report, betterSource: `https://example.org/${"я".repeat(100)}` }, "corrections/address-invalid"],
	[{ ...report, text: "a".repeat(501) }, "corrections/text-too-long"],
	[{ ...report, betterSource: "javascript:alert(1)" }, "corrections/address-invalid"],
	[{ ...report, betterSource: `https://example.org/${"a".repeat(400)}` }, "corrections/address-invalid"],
	[{ ...report, shown: Number.POSITIVE_INFINITY }, "corrections/number-missing"],
	[{ ...report, shown: 1e308 }, "corrections/number-missing"],
	[{ ...report, subject: { ...subject, itemId: "" } }, "corrections/no-such-item"],
])("refuses a report %#", (input, code) => {
	expect(codes(reportNumberInput, input)).toEqual([code]);
});

it.each([
	[{ ...correct, source: " " }, "corrections/source-required"],
	[{ ...correct, asOf: "2026-13" }, "corrections/date-invalid"],
	[{ ...correct, asOf: "August" }, "corrections/date-invalid"],
	[{ ...correct, sourceUrl: "ftp://example.org" }, "corrections/address-invalid"],
	[{ subject, decision: "confirm", reason: " " }, "corrections/reason-required"],
	[{ subject, decision: "remove" }, "corrections/reason-required"],
])("refuses a decision %#", (input, code) => {
	expect(codes(decideNumberInput, input)).toEqual([code]);
});
