import { expect, it } from "vitest";
import { issueCode } from "../errors/issue-code.ts";
import { reportMessageInput, reportPlayerInput } from "./moderation.schema.ts";

const report = { kind: "person", userId: "ada", reason: "spam" };
const message = { kind: "message", messageId: "chat-12", reason: "other", text: " It is rude. " };

it("takes a report with or without words", () => {
	expect(reportPlayerInput.parse(report)).toEqual({ ...report, text: "" });
	expect(reportMessageInput.parse(message)).toEqual({ ...message, text: "It is rude." });
	expect(reportPlayerInput.parse({ ...report, text: "𝒜".repeat(1_000) }).text).toHaveLength(2_000);
});

it.each([
	[{ ...report, reason: "boring" }, "moderation/reason-unknown"],
	[{ ...report, text: "a".repeat(1_001) }, "moderation/text-too-long"],
	[{ ...report, userId: "no such id" }, "accounts/user-not-found"],
])("refuses a report about a player %#", (input, code) => {
	const issues = reportPlayerInput.safeParse(input).error?.issues ?? [];
	expect(issues.map((issue) => issueCode(issue))).toEqual([code]);
});

it.each(["", "chat", "chat-", "chat-x", "a b-1"])("refuses an invalid message id: %j", (messageId) => {
	const issues = reportMessageInput.safeParse({ ...message, messageId }).error?.issues ?? [];
	expect(issues.map((issue) => issueCode(issue))).toEqual(["chat/no-such-message"]);
});
