import { describe, expect, it } from "vitest";
import {
	answerLeadsTo,
	type InvitationState,
	invitationLeadsTo,
	isShownToCreator,
	removalLeadsTo,
	withdrawalLeadsTo,
} from "./invitation.ts";
import { INVITATION_STATUSES, type InvitationStatus } from "./privacy.ts";

const FRIEND = { byAddress: false, isTheirs: false, isBlocked: false };
const ADDRESS = { ...FRIEND, byAddress: true };
const standing = (status: InvitationStatus, byAddress = false): InvitationState => ({ status, byAddress });

describe("inviting", () => {
	it.each([null, standing("declined"), standing("removed"), standing("declined", true)])(
		"sends an invitation unless one is pending or accepted: %j",
		(existing) => {
			expect(invitationLeadsTo(existing, FRIEND)).toBe("sent");
			expect(invitationLeadsTo(existing, ADDRESS)).toBe("sent");
		},
	);

	it.each(["pending", "accepted"] as const)("leaves an invitation that is %s unchanged", (status) => {
		expect(invitationLeadsTo(standing(status), FRIEND)).toBe("unchanged");
		expect(invitationLeadsTo(standing(status), ADDRESS)).toBe("unchanged");
		expect(invitationLeadsTo(standing(status, true), ADDRESS)).toBe("unchanged");
	});

	it("shows the creator a friend who was invited by address before", () => {
		expect(invitationLeadsTo(standing("pending", true), FRIEND)).toBe("named");
	});

	it("changes nothing for the game's creator or across a block", () => {
		for (const existing of [null, ...INVITATION_STATUSES.map((status) => standing(status, true))]) {
			expect(invitationLeadsTo(existing, { ...FRIEND, isTheirs: true })).toBe("unchanged");
			expect(invitationLeadsTo(existing, { ...ADDRESS, isBlocked: true })).toBe("unchanged");
		}
	});
});

it("is answered once: the same answer again changes nothing, another finds no invitation", () => {
	expect(answerLeadsTo("pending", "accepted")).toBe("accepted");
	expect(answerLeadsTo("pending", "declined")).toBe("declined");
	expect(answerLeadsTo("accepted", "accepted")).toBe("unchanged");
	expect(answerLeadsTo("declined", "declined")).toBe("unchanged");
	for (const status of ["declined", "removed", null] as const)
		expect(answerLeadsTo(status, "accepted")).toBe("missing");
	expect(answerLeadsTo("accepted", "declined")).toBe("missing");
});

it("is removed by its receiver while it is pending or accepted", () => {
	expect(removalLeadsTo("pending")).toBe("removed");
	expect(removalLeadsTo("accepted")).toBe("removed");
	expect(removalLeadsTo("removed")).toBe("unchanged");
	expect(removalLeadsTo("declined")).toBe("missing");
	expect(removalLeadsTo(null)).toBe("missing");
});

it("is withdrawn by the creator, without telling who has an email address", () => {
	for (const status of ["pending", "accepted", "declined"] as const)
		expect(withdrawalLeadsTo(standing(status))).toBe("removed");
	expect(withdrawalLeadsTo(standing("removed"))).toBe("unchanged");
	expect(withdrawalLeadsTo(null)).toBe("missing");
	expect(withdrawalLeadsTo(standing("pending", true))).toBe("missing");
	expect(withdrawalLeadsTo(standing("declined", true))).toBe("missing");
	expect(withdrawalLeadsTo(standing("removed", true))).toBe("missing");
	expect(withdrawalLeadsTo(standing("accepted", true))).toBe("removed");
	expect(isShownToCreator(standing("accepted", true))).toBe(true);
	expect(isShownToCreator(standing("removed", true))).toBe(false);
});
