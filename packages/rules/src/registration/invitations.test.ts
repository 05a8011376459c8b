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

it.each([{ uses: 0 }, { uses: 1001 }, { uses: 1.5 }, { days: 2 }, { note: "x".repeat(61) }])(
	"refuses %j",
	(wrong) => {
		expect(createInvitationInput.safeParse({ uses: 1, days: 1, ...wrong }).success).toBe(false);
	},
);
