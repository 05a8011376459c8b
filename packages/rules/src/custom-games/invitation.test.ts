import { describe, expect, it } from "vitest";
import {
	decideAnswer,
	decideInvitation,
	decideRemoval,
	decideWithdrawal,
	type InvitationState,
	isShownToCreator,
} from "./invitation.ts";
import { INVITATION_STATUSES, type InvitationStatus } from "./privacy.ts";

const FRIEND = { byAddress: false, isReceiversGame: false, isBlocked: false };
const ADDRESS = { ...FRIEND, byAddress: true };
const invitation = (status: InvitationStatus, byAddress = false): InvitationState => ({ status, byAddress });

describe("inviting", () => {
	it.each([null, invitation("declined"), invitation("removed"), invitation("declined", true)])(
		"sends an invitation unless one is pending or accepted: %j",
		(existing) => {
			expect(decideInvitation(existing, FRIEND)).toBe("sent");
			expect(decideInvitation(existing, ADDRESS)).toBe("sent");
		},
	);

	it.each(["pending", "accepted"] as const)("leaves an invitation that is %s unchanged", (status) => {
		expect(decideInvitation(invitation(status), FRIEND)).toBe("unchanged");
		expect(decideInvitation(invitation(status), ADDRESS)).toBe("unchanged");
		expect(decideInvitation(invitation(status, true), ADDRESS)).toBe("unchanged");
	});

	it("shows the creator a friend who was invited by address before", () => {
		expect(decideInvitation(invitation("pending", true), FRIEND)).toBe("named");
	});

	it("changes nothing for the game's creator or across a block", () => {
		for (const existing of [null, ...INVITATION_STATUSES.map((status) => invitation(status, true))]) {
			expect(decideInvitation(existing, { ...FRIEND, isReceiversGame: true })).toBe("unchanged");
			expect(decideInvitation(existing, { ...ADDRESS, isBlocked: true })).toBe("unchanged");
		}
	});
});

it.each([
	["pending", "accepted", "accepted"],
	["pending", "declined", "declined"],
	["accepted", "accepted", "unchanged"],
	["declined", "declined", "unchanged"],
	["accepted", "declined", "missing"],
	["declined", "accepted", "missing"],
	["removed", "accepted", "missing"],
	[null, "accepted", "missing"],
] as const)("is answered once: one that is %s and is then %s, is %s", (status, answer, decision) => {
	expect(decideAnswer(status, answer)).toBe(decision);
});

it("is removed by its receiver while it is pending or accepted", () => {
	const statuses = ["pending", "accepted", "removed", "declined", null] as const;
	expect(statuses.map(decideRemoval)).toEqual(["removed", "removed", "unchanged", "missing", "missing"]);
});

it("is withdrawn by the creator, without telling who has an email address", () => {
	for (const status of ["pending", "accepted", "declined"] as const)
		expect(decideWithdrawal(invitation(status))).toBe("removed");
	expect(decideWithdrawal(invitation("removed"))).toBe("unchanged");
	expect(decideWithdrawal(null)).toBe("missing");
	for (const status of ["pending", "declined", "removed"] as const)
		expect(decideWithdrawal(invitation(status, true))).toBe("missing");
	expect(decideWithdrawal(invitation("accepted", true))).toBe("removed");
	expect(isShownToCreator(invitation("accepted", true))).toBe(true);
	expect(isShownToCreator(invitation("removed", true))).toBe(false);
});
