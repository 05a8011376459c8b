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

it("is answered once: the same answer again changes nothing, another finds no invitation", () => {
	expect(decideAnswer("pending", "accepted")).toBe("accepted");
	expect(decideAnswer("pending", "declined")).toBe("declined");
	expect(decideAnswer("accepted", "accepted")).toBe("unchanged");
	expect(decideAnswer("declined", "declined")).toBe("unchanged");
	for (const status of ["declined", "removed", null] as const)
		expect(decideAnswer(status, "accepted")).toBe("missing");
	expect(decideAnswer("accepted", "declined")).toBe("missing");
});

it("is removed by its receiver while it is pending or accepted", () => {
	expect(decideRemoval("pending")).toBe("removed");
	expect(decideRemoval("accepted")).toBe("removed");
	expect(decideRemoval("removed")).toBe("unchanged");
	expect(decideRemoval("declined")).toBe("missing");
	expect(decideRemoval(null)).toBe("missing");
});

it("is withdrawn by the creator, without telling who has an email address", () => {
	for (const status of ["pending", "accepted", "declined"] as const)
		expect(decideWithdrawal(invitation(status))).toBe("removed");
	expect(decideWithdrawal(invitation("removed"))).toBe("unchanged");
	expect(decideWithdrawal(null)).toBe("missing");
	expect(decideWithdrawal(invitation("pending", true))).toBe("missing");
	expect(decideWithdrawal(invitation("declined", true))).toBe("missing");
	expect(decideWithdrawal(invitation("removed", true))).toBe("missing");
	expect(decideWithdrawal(invitation("accepted", true))).toBe("removed");
	expect(isShownToCreator(invitation("accepted", true))).toBe(true);
	expect(isShownToCreator(invitation("removed", true))).toBe(false);
});
