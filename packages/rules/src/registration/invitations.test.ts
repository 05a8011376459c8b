import { describe, expect, it } from "vitest";
import { invitationStatus } from "./invitations.ts";
import { createInvitationInput } from "./registration.schema.ts";

const NOW = 1_000_000;
const site = { isClosed: false, hasAdmin: true, now: NOW };
const invitation = { makesAdmin: false, usesLeft: 1, expiresAt: NOW + 1 };
const setupLink = { ...invitation, makesAdmin: true };

describe("an invitation link", () => {
	it.each([
		["valid", invitation, site],
		["unknown", undefined, site],
		["expired", { ...invitation, expiresAt: NOW }, site],
		["used-up", { ...invitation, usesLeft: 0 }, site],
		["closed", invitation, { ...site, isClosed: true }],
		["valid", setupLink, { ...site, isClosed: true, hasAdmin: false }],
		["set-up", setupLink, site],
		["set-up", { ...setupLink, usesLeft: 0, expiresAt: 0 }, site],
		["expired", { ...setupLink, expiresAt: NOW }, { ...site, hasAdmin: false }],
	] as const)("is %s", (status, link, where) => {
		expect(invitationStatus(link, where)).toBe(status);
	});
});

it.each([
	[{ uses: 0, days: 1 }, "The number of accounts must be a whole number from 1 to 1,000"],
	[{ uses: 1001, days: 1 }, "The number of accounts must be a whole number from 1 to 1,000"],
	[{ uses: 1.5, days: 1 }, "The number of accounts must be a whole number from 1 to 1,000"],
	[{ uses: 1, days: 2 }, "Please choose when the invitation ends"],
	[{ uses: 1, days: 1, note: "x".repeat(61) }, "A note may have at most 60 characters"],
])("refuses %j", (input, message) => {
	expect(createInvitationInput.safeParse(input).error?.issues[0]?.message).toBe(message);
});
