import { expect, it } from "vitest";
import { checkFirstMessage, checkReply, checkSubject } from "./texts.ts";

it.each([
	[checkSubject, 150, "accounts/fields-required", "support/subject-too-long"],
	[checkFirstMessage, 5_000, "accounts/fields-required", "support/message-too-long"],
	[checkReply, 5_000, "support/message-empty", "support/message-too-long"],
] as const)("accepts readable texts up to their maximum length %#", (check, max, empty, tooLong) => {
	for (const text of ["a", " a\n", "0", "😀".repeat(max), `  ${"x".repeat(max)}\n`])
		expect(check(text), text.slice(0, 9)).toBeNull();
	for (const text of ["", " \n\t", "\u200b", "\u3164"]) expect(check(text)).toBe(empty);
	for (const text of ["x".repeat(max + 1), "😀".repeat(max + 1), "x".repeat(3 * max)])
		expect(check(text)).toBe(tooLong);
	for (const text of ["a\u0000b", "\ud800"]) expect(check(text)).toBe("support/text-unreadable");
});
