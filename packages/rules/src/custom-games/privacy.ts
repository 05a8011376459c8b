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

/** What a game's privacy becomes when it is saved. */
interface PrivacyChange {
	/** What is sent; left out, it stays as it was. */
	readonly asked: PrivacyLevel | undefined;
	/** As it was; null for a new game. */
	readonly present: PrivacyLevel | null;
	readonly isAdmin: boolean;
}

/**
 * Returns the privacy that a saved game gets (D37). Administrators alone make a game featured: to others, `featured` means public, and a
 * game that is featured stays so unless they close it.
 */
export function savedPrivacy({ asked, present, isAdmin }: PrivacyChange): PrivacyLevel {
	const wanted = asked ?? present ?? "private";
	if (isAdmin || !isOpenToAll(wanted)) return wanted;
	return present === "featured" ? "featured" : "public";
}

// Promised in docs/product.md#custom-games.
