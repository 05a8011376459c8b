import { expect, it } from "vitest";
import { checkUsername } from "../accounts/validators.ts";
import { checkDecisionMessage, neutralName, reportsOftenFalsely } from "./decisions.ts";

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
	["\ud800", "moderation/message-unreadable"],
])("checks the message to a player %#", (message, code) => {
	expect(checkDecisionMessage(message)).toBe(code);
});

it.each([0, 0.5, 0.999_999_999_999])("makes a valid name: %d", (random) => {
	expect(neutralName(random)).toMatch(/^player-[0-9a-z]{6}$/);
	expect(checkUsername(neutralName(random))).toBeNull();
});
