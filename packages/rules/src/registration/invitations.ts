import { checkText } from "../text/player-text.ts";
import { DAY_MS, HOUR_MS } from "../time/durations.ts";
import type { RegistrationErrorCode } from "./registration.errors.ts";

export const MAX_INVITATION_USES = 1000;
export const MAX_NOTE_LENGTH = 60;
export const MAX_OPEN_INVITATIONS = 100;
/** For how many days an invitation link can be valid. */
export const INVITATION_DAYS = [1, 7, 30, 90] as const;
export const SETUP_LINK_MS = HOUR_MS;
/** Ended links are kept, so that their page can say why they no longer work. */
export const ENDED_LINK_RETENTION_MS = 7 * DAY_MS;

/** Returns whether a link may be used so many times. */
export function isUsesCount(uses: number): boolean {
	return Number.isInteger(uses) && uses >= 1 && uses <= MAX_INVITATION_USES;
}

/** Returns the error code of the note on an invitation link; null when it is valid. */
export function checkNote(note: string): RegistrationErrorCode | null {
	return checkText(note, MAX_NOTE_LENGTH, {
		unreadable: "registration/note-unreadable",
		tooLong: "registration/note-too-long",
	});
}

/** "set-up": a setup link for a site that has an administrator. */
export type InvitationStatus = "valid" | "unknown" | "expired" | "used-up" | "set-up" | "closed";

interface Invitation {
	readonly makesAdmin: boolean;
	readonly usesLeft: number;
	/** Epoch ms. */
	readonly expiresAt: number;
}

interface Site {
	readonly isClosed: boolean;
	readonly hasAdmin: boolean;
	/** Epoch ms. */
	readonly now: number;
}

/** Returns whether an account can be created with the link, or why not. A setup link works on a closed site too. */
export function invitationStatus(invitation: Invitation | undefined, site: Site): InvitationStatus {
	if (!invitation) return "unknown";
	if (invitation.makesAdmin && site.hasAdmin) return "set-up";
	if (invitation.expiresAt <= site.now) return "expired";
	if (invitation.usesLeft <= 0) return "used-up";
	return site.isClosed && !invitation.makesAdmin ? "closed" : "valid";
}

export const STATUS_ERRORS = {
	unknown: "registration/invitation-unknown",
	expired: "registration/invitation-expired",
	"used-up": "registration/invitation-used-up",
	"set-up": "registration/set-up-already",
	closed: "registration/closed",
} as const satisfies Record<Exclude<InvitationStatus, "valid">, RegistrationErrorCode>;

/** Returns the path of the page that a link opens. Pages with a `key` are not cached, and proxies' logs hide it. */
export function joinPath(secret: string): string {
	return `/join?key=${secret}`;
}

// Promised in docs/product.md#accounts.
