/** Who may see a game, from the fewest to the most. `featured` is public, and chosen by administrators. */
export const PRIVACY_LEVELS = ["private", "invite_only", "public", "featured"] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** How an invitation stands. Shared with means pending or accepted (D36). */
export const INVITATION_STATUSES = ["pending", "accepted", "declined", "removed"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Returns whether anybody may see a game of that level. */
export function isOpenToAll(privacy: PrivacyLevel): boolean {
	return privacy === "public" || privacy === "featured";
}

/** Returns whether a text is one of the four levels. */
export function isPrivacyLevel(text: string): text is PrivacyLevel {
	return PRIVACY_LEVELS.some((level) => level === text);
}
