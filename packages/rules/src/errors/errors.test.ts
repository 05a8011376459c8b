import { expect, it } from "vitest";
import { z } from "zod";
import { AppError, ERRORS, isErrorCode, VAGUE_END } from "./errors.ts";
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

it("names the time to try again in the text of every limit", () => {
	for (const [code, { status, message }] of entries) {
		if (status !== 429 || !isErrorCode(code) || code === "accounts/export-under-way") continue;
		expect(message).toMatch(VAGUE_END);
		expect(new AppError(code, { retryAfterSeconds: 40 }).message).toMatch(/\btry again in 40 seconds\.$/);
	}
	const textIn = (retryAfterSeconds: number) =>
		new AppError("request/too-many", { retryAfterSeconds }).message;
	expect(textIn(1)).toBe("Too many requests. Please try again in 1 second.");
	expect(textIn(91)).toBe("Too many requests. Please try again in 2 minutes.");
	expect(textIn(86_400)).toBe("Too many requests. Please try again in 24 hours.");
});

it("tells its codes from other texts", () => {
	for (const text of ["", "toString", "__proto__", "play/nothing", 1, null])
		expect(isErrorCode(text)).toBe(false);
});
