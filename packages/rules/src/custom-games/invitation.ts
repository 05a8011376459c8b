import type { InvitationStatus } from "./privacy.ts";

export interface InvitationState {
	readonly status: InvitationStatus;
	readonly byAddress: boolean;
}

export interface NewInvitation {
	readonly byAddress: boolean;
	readonly isReceiversGame: boolean;
	/** Whether a block separates the receiver from the sender or from the game's creator. */
	readonly isBlocked: boolean;
}

/** `named`: the creator now sees an invitation by address. `unchanged`: nothing happens, unnoticed by the sender. */
export type InvitationOutcome = "sent" | "named" | "unchanged";

/** What inviting leads to: a pending or accepted invitation stays; after a refusal or removal it is sent again. */
export function decideInvitation(
	existing: InvitationState | null,
	invitation: NewInvitation,
): InvitationOutcome {
	if (invitation.isReceiversGame || invitation.isBlocked) return "unchanged";
	if (existing === null || !isShared(existing.status)) return "sent";
	return existing.byAddress && !invitation.byAddress ? "named" : "unchanged";
}

/** Returns whether an invitation with that status shares the game. */
export function isShared(status: InvitationStatus): boolean {
	return status === "pending" || status === "accepted";
}

/** The creator sees an invitation by address only once it is accepted: it would reveal whose address it is. */
export function isShownToCreator({ status, byAddress }: InvitationState): boolean {
	return status === "accepted" || !byAddress;
}

/** `missing`: there is no invitation that the action could change. */
export type InvitationChange = InvitationStatus | "unchanged" | "missing";

/** Returns what an answer leads to. The same answer again changes nothing. */
export function decideAnswer(
	status: InvitationStatus | null,
	answer: Extract<InvitationStatus, "accepted" | "declined">,
): InvitationChange {
	if (status === answer) return "unchanged";
	return status === "pending" ? answer : "missing";
}

/** Returns what it leads to when the receiver removes a shared game from their list. */
export function decideRemoval(status: InvitationStatus | null): InvitationChange {
	if (status === "removed") return "unchanged";
	return status !== null && isShared(status) ? "removed" : "missing";
}

/** Decides what it leads to when the game's creator takes an invitation back, accepted or not. */
export function decideWithdrawal(existing: InvitationState | null): InvitationChange {
	if (!existing || !isShownToCreator(existing)) return "missing";
	return existing.status === "removed" ? "unchanged" : "removed";
}
