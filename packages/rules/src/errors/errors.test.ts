import { expect, it } from "vitest";
import { z } from "zod";
import { ERRORS, isErrorCode } from "./errors.ts";
import { errorCode, issueCode, refineWith } from "./issues.schema.ts";

const entries = Object.entries(ERRORS);

it("travels through a schema by its code, which zod's own issues lack", () => {
	const schema = z
		.string(errorCode("chat/message-empty"))
		.superRefine(refineWith((text) => (text === "no" ? "chat/not-friends" : null)));
	const codesOf = (by: z.ZodType, given: unknown) => by.safeParse(given).error?.issues.map(issueCode);
	expect(codesOf(schema, 1)).toEqual(["chat/message-empty"]);
	expect(codesOf(schema, "no")).toEqual(["chat/not-friends"]);
	expect(codesOf(schema, "yes")).toBeUndefined();
	expect(codesOf(z.string(), 1)).toEqual([undefined]);
});

it("is written for people: without field names and validators' words", () => {
	for (const [, { message }] of entries)
		expect(message).not.toMatch(/\b[a-z]+[A-Z]|Invalid input|expected \w+,|undefined/);
});

it("tells its codes from other texts", () => {
	for (const text of ["", "toString", "__proto__", "play/nothing", 1, null])
		expect(isErrorCode(text)).toBe(false);
});
