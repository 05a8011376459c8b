import type { InvitationStatus } from "./privacy.ts";

/** An invitation as it stands, if there was any. */
export interface InvitationState {
	readonly status: InvitationStatus;
	/** Whether it was sent to an address, and not to a friend. */
	readonly byAddress: boolean;
}

/** How a player is to be invited. */
export interface Offer {
	readonly byAddress: boolean;
	/** Whether the game is the receiver's own. */
	readonly isTheirs: boolean;
	/** Whether the receiver and the sender, or the receiver and the game's creator, are kept apart by a block. */
	readonly isBlocked: boolean;
}

/**
 * What inviting a player to a game leads to. `sent`: an invitation that waits for an answer. `named`: the one that was sent to an address
 * is shown to the game's creator as well, like any to a friend. `unchanged`: nothing, which the sender does not notice.
 */
export type InvitationOutcome = "sent" | "named" | "unchanged";

/** Decides what inviting leads to. One that is pending or accepted stays; after a refusal or a removal it is sent anew (D44). */
export function invitationLeadsTo(existing: InvitationState | null, offer: Offer): InvitationOutcome {
	if (offer.isTheirs || offer.isBlocked) return "unchanged";
	if (existing === null || !isShared(existing.status)) return "sent";
	return existing.byAddress && !offer.byAddress ? "named" : "unchanged";
}

/** Returns whether a game is shared with whoever has that invitation (D36). */
export function isShared(status: InvitationStatus): boolean {
	return status === "pending" || status === "accepted";
}

/** Returns whether an invitation is shown to the game's creator: not who has an address, before they have accepted. */
export function isShownToCreator({ status, byAddress }: InvitationState): boolean {
	return status === "accepted" || !byAddress;
}

/** What an act on an invitation leads to; `missing`: there is none that it could be about. */
export type Change = InvitationStatus | "unchanged" | "missing";

/** Decides what an answer leads to. Whoever gives the same one twice is answered as before. */
export function answerLeadsTo(
	status: InvitationStatus | null,
	answer: Extract<InvitationStatus, "accepted" | "declined">,
): Change {
	if (status === answer) return "unchanged";
	return status === "pending" ? answer : "missing";
}

/** Decides what it leads to when the receiver takes a shared game off the own list. */
export function removalLeadsTo(status: InvitationStatus | null): Change {
	if (status === "removed") return "unchanged";
	return status !== null && isShared(status) ? "removed" : "missing";
}

/** Decides what it leads to when the game's creator takes an invitation back, accepted or not. */
export function withdrawalLeadsTo(existing: InvitationState | null): Change {
	if (!existing || !isShownToCreator(existing)) return "missing";
	return existing.status === "removed" ? "unchanged" : "removed";
}
