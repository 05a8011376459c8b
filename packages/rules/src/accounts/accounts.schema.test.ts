import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { issueCode } from "../errors/issues.schema.ts";
import {
	changeEmailInput,
	changePasswordInput,
	loginInput,
	registerInput,
	resetPasswordInput,
} from "./accounts.schema.ts";

function refusals(schema: z.ZodType, input: unknown) {
	return schema.safeParse(input).error?.issues.map((issue) => issueCode(issue)) ?? [];
}

it("registers with an address, a name and a password, without the blanks around the first two", () => {
	const input = { email: " Ada@example.org ", username: " Zoe\u0308 ", password: " secret ", isAdmin: true };
	expect(registerInput.parse(input)).toEqual({
		email: "Ada@example.org",
		username: "Zoë",
		password: " secret ",
	});
});

describe("names what is wrong in the order of the fields", () => {
	const registering = ["accounts/email-invalid", "accounts/username-empty", "accounts/password-too-short"];
	it.each([
		["an empty registration", registerInput, {}, registering],
		["a blank registration", registerInput, { password: "", username: "", email: "" }, registering],
		["a registration of other types", registerInput, { password: 1, username: null, email: [] }, registering],
		["a sign-in", loginInput, { emailOrUsername: "", password: "x" }, ["accounts/fields-required"]],
		["a reset", resetPasswordInput, {}, ["accounts/link-invalid", "accounts/password-too-short"]],
		["a new password", changePasswordInput, {}, ["accounts/fields-required", "accounts/password-too-short"]],
		["a new address", changeEmailInput, {}, ["accounts/email-invalid", "accounts/fields-required"]],
	])("of %s", (_, schema, input, codes) => {
		expect(refusals(schema, input)).toEqual(codes);
	});
});

it("checks the new password but not the current one", () => {
	expect(refusals(changePasswordInput, { currentPassword: "old", password: "12345" })).toEqual([
		"accounts/password-too-short",
	]);
	const valid = { currentPassword: " ", password: " 12345 " };
	expect(changePasswordInput.parse(valid)).toEqual(valid);
});

it.each(["", "a b", "a".repeat(101), 5])("refuses %j like a used link", (token) => {
	expect(refusals(resetPasswordInput, { token, password: "secret" })).toEqual(["accounts/link-invalid"]);
});
