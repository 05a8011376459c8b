import { expect, it } from "vitest";
import { ERRORS, isErrorCode } from "./errors.ts";
import { issueCode } from "./issue-code.ts";

const entries = Object.entries(ERRORS);

it("gives each error its own text, by which a schema's issue is recognised", () => {
	for (const [code, { message }] of entries) expect(issueCode({ message })).toBe(code);
	expect(issueCode({ message: "x", params: { code: "chat/not-friends" } })).toBe("chat/not-friends");
	expect(issueCode({ message: "Required", params: { code: "nothing" } })).toBeUndefined();
});

it("is written for people: without field names and validators' words", () => {
	for (const [, { message }] of entries)
		expect(message).not.toMatch(/\b[a-z]+[A-Z]|Invalid input|expected \w+,|undefined/);
});

it("tells its codes from other texts", () => {
	for (const text of ["", "toString", "__proto__", "play/nothing", 1, null])
		expect(isErrorCode(text)).toBe(false);
});
