import { describe, expect, it } from "vitest";
import type { z } from "zod";
import { issueCode } from "../errors/issue-code.ts";
import { loginInput, registerInput } from "./accounts.schema.ts";

const valid = { email: "ada@example.org", username: "Ada", password: "secret" };

function refusals(schema: z.ZodType, input: unknown) {
	return schema.safeParse(input).error?.issues.map((issue) => issueCode(issue)) ?? [];
}

describe("registering", () => {
	it("takes an address, a name and a password, without the blanks around the first two", () => {
		const input = {
			email: " Ada@example.org ",
			username: " Zoe\u0308 ",
			password: " secret ",
			isAdmin: true,
		};
		expect(registerInput.parse(input)).toEqual({
			email: "Ada@example.org",
			username: "Zoë",
			password: " secret ",
		});
	});

	it("names what is wrong in the order email, username, password", () => {
		const all = ["accounts/email-invalid", "accounts/username-empty", "accounts/password-too-short"];
		expect(refusals(registerInput, {})).toEqual(all);
		expect(refusals(registerInput, { password: "", username: "", email: "" })).toEqual(all);
		expect(refusals(registerInput, { password: 1, username: null, email: [] })).toEqual(all);
	});

	it.each([
		[{ email: "ada" }, "accounts/email-invalid", "Please enter a valid email address"],
		[{ username: " " }, "accounts/username-empty", "Username cannot be empty"],
		[{ username: "ab" }, "accounts/username-length", "Username must be between 3 and 20 characters"],
		[
			{ username: "a b c" },
			"accounts/username-characters",
			"Username may contain only letters, digits, _, - and .",
		],
		[{ password: "12345" }, "accounts/password-too-short", "Password must be at least 6 characters long"],
	])("refuses %j", (wrong, code, message) => {
		const { error } = registerInput.safeParse({ ...valid, ...wrong });
		expect(error?.issues).toHaveLength(1);
		expect(error?.issues[0]).toMatchObject({ message, params: { code } });
	});
});

describe("signing in", () => {
	it("needs both fields", () => {
		expect(loginInput.parse({ emailOrUsername: "ada", password: "x" })).toEqual({
			emailOrUsername: "ada",
			password: "x",
		});
		for (const input of [
			{},
			{ emailOrUsername: "ada" },
			{ emailOrUsername: "", password: "x" },
			{ password: 1 },
		]) {
			expect(refusals(loginInput, input)[0]).toBe("accounts/fields-required");
		}
	});
});
