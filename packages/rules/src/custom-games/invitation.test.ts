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
		"sends one where there is none that counts: %j",
		(existing) => {
			expect(invitationLeadsTo(existing, FRIEND)).toBe("sent");
			expect(invitationLeadsTo(existing, ADDRESS)).toBe("sent");
		},
	);

	it.each(["pending", "accepted"] as const)("changes nothing of one that is %s", (status) => {
		expect(invitationLeadsTo(standing(status), FRIEND)).toBe("unchanged");
		expect(invitationLeadsTo(standing(status), ADDRESS)).toBe("unchanged");
		expect(invitationLeadsTo(standing(status, true), ADDRESS)).toBe("unchanged");
	});

	it("names a friend who was invited by an address before", () => {
		expect(invitationLeadsTo(standing("pending", true), FRIEND)).toBe("named");
	});

	it("does nothing to whoever made the game, or past a block, whatever there is", () => {
		for (const existing of [null, ...INVITATION_STATUSES.map((status) => standing(status, true))]) {
			expect(invitationLeadsTo(existing, { ...FRIEND, isTheirs: true })).toBe("unchanged");
			expect(invitationLeadsTo(existing, { ...ADDRESS, isBlocked: true })).toBe("unchanged");
		}
	});
});

it("is answered once; the same answer again changes nothing, another finds no invitation", () => {
	expect(answerLeadsTo("pending", "accepted")).toBe("accepted");
	expect(answerLeadsTo("pending", "declined")).toBe("declined");
	expect(answerLeadsTo("accepted", "accepted")).toBe("unchanged");
	expect(answerLeadsTo("declined", "declined")).toBe("unchanged");
	for (const status of ["declined", "removed", null] as const)
		expect(answerLeadsTo(status, "accepted")).toBe("missing");
	expect(answerLeadsTo("accepted", "declined")).toBe("missing");
});

it("is removed by its receiver while the game is shared", () => {
	expect(removalLeadsTo("pending")).toBe("removed");
	expect(removalLeadsTo("accepted")).toBe("removed");
	expect(removalLeadsTo("removed")).toBe("unchanged");
	expect(removalLeadsTo("declined")).toBe("missing");
	expect(removalLeadsTo(null)).toBe("missing");
});

it("is taken back by the creator, who must not learn by it who has an address", () => {
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
