import { expect, it } from "vitest";
import { checkUsername } from "../accounts/validators.ts";
import { issueCode } from "../errors/issues.schema.ts";
import { checkDecisionMessage, neutralName, reportsOftenFalsely } from "./decisions.ts";
import { reportMessageInput, reportPlayerInput } from "./moderation.schema.ts";

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
