import { expect, it } from "vitest";
import type { z } from "zod";
import { issueCode } from "../errors/issue-code.ts";
import { changeEmailInput, changePasswordInput, resetPasswordInput } from "./own-account.schema.ts";

function refusals(schema: z.ZodType, input: unknown) {
	return schema.safeParse(input).error?.issues.map((issue) => issueCode(issue)) ?? [];
}

it("names what is wrong in the order of the fields", () => {
	expect(refusals(resetPasswordInput, {})).toEqual(["accounts/link-invalid", "accounts/password-too-short"]);
	expect(refusals(changePasswordInput, {})).toEqual([
		"accounts/fields-required",
		"accounts/password-too-short",
	]);
	expect(refusals(changeEmailInput, {})).toEqual(["accounts/email-invalid", "accounts/fields-required"]);
});

it("checks the new password but not the current one", () => {
	expect(refusals(changePasswordInput, { currentPassword: "old", password: "12345" })).toEqual([
		"accounts/password-too-short",
	]);
	const valid = { currentPassword: " ", password: " 12345 " };
	expect(changePasswordInput.parse(valid)).toEqual(valid);
});

it.each(["", "a b", "ü", "a".repeat(101), 5, null])("refuses %j like a used link", (token) => {
	expect(refusals(resetPasswordInput, { token, password: "secret" })).toEqual(["accounts/link-invalid"]);
});
