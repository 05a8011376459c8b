import { expect, it } from "vitest";
import { checkUsername } from "../accounts/validators.ts";
import { issueCode } from "../errors/issues.schema.ts";
import { reportMessageInput, reportPlayerInput } from "./moderation.schema.ts";
import {
	checkDecisionMessage,
	isSuspended,
	NO_SUSPENSION_END,
	neutralName,
	reportsOftenFalsely,
	suspensionText,
} from "./moderation.ts";

it.each([
	[0, 0, false],
	[4, 4, false],
	[5, 3, false],
	[5, 4, true],
	[9, 7, false],
	[10, 8, true],
])("of %i decided reports, %i dismissed: often false is %s", (decided, dismissed, isOften) => {
	expect(reportsOftenFalsely({ decided, dismissed })).toBe(isOften);
});

it.each([
	["", null],
	["𝒜".repeat(1_000), null],
	["a".repeat(1_001), "moderation/message-too-long"],
	["a\0", "moderation/message-unreadable"],
])("checks the message to a player %#", (message, code) => {
	expect(checkDecisionMessage(message)).toBe(code);
});

it.each([0, 0.5, 0.999_999_999_999])("makes a valid name: %d", (random) => {
	expect(neutralName(random)).toMatch(/^player-[0-9a-z]{6}$/);
	expect(checkUsername(neutralName(random))).toBeNull();
});

const report = { kind: "person", userId: "ada", reason: "spam" };
const message = { kind: "message", messageId: "chat-12", reason: "other", text: " It is rude. " };

it("takes a report with or without words", () => {
	expect(reportPlayerInput.parse(report)).toEqual({ ...report, text: "" });
	expect(reportMessageInput.parse(message)).toEqual({ ...message, text: "It is rude." });
});

it.each([
	[reportPlayerInput, { ...report, reason: "boring" }, "moderation/reason-unknown"],
	[reportPlayerInput, { ...report, userId: "no such id" }, "accounts/user-not-found"],
	[reportMessageInput, { ...message, messageId: "chat-x" }, "chat/no-such-message"],
])("refuses a report of something unknown: %#", (schema, input, code) => {
	expect(schema.safeParse(input).error?.issues.map(issueCode)).toEqual([code]);
});

it("names the day that a suspension ends on in the site's time zone, and none without an end", () => {
	const until = Date.parse("2026-12-03T23:30:00Z");
	expect(suspensionText(until, "UTC")).toBe("This account is suspended until 3 December 2026.");
	expect(suspensionText(until, "Europe/Berlin")).toBe("This account is suspended until 4 December 2026.");
	expect(suspensionText(NO_SUSPENSION_END, "UTC")).toBe("This account is suspended.");
});

it("suspends until the end, exclusive", () => {
	const ends = [null, 4, 5, 6, NO_SUSPENSION_END];
	expect(ends.map((until) => isSuspended(until, 5))).toEqual([false, false, false, true, true]);
});
