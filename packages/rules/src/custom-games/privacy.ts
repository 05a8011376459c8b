/** From the fewest viewers to the most. `featured` is public, and set by administrators. */
export const PRIVACY_LEVELS = ["private", "invite_only", "public", "featured"] as const;
export type PrivacyLevel = (typeof PRIVACY_LEVELS)[number];

/** The levels on the screen. */
export const PRIVACY_LABELS: Readonly<Record<PrivacyLevel, string>> = {
	private: "Private",
	invite_only: "Invite only",
	public: "Public",
	featured: "Featured",
};

/** A pending or accepted invitation shares the game. */
export const INVITATION_STATUSES = ["pending", "accepted", "declined", "removed"] as const;
export type InvitationStatus = (typeof INVITATION_STATUSES)[number];

/** Returns whether everyone may see a game of that level. */
export function isOpenToAll(privacy: PrivacyLevel): boolean {
	return privacy === "public" || privacy === "featured";
}

/** Returns whether a text is a privacy level. */
export function isPrivacyLevel(text: string): text is PrivacyLevel {
	return PRIVACY_LEVELS.some((level) => level === text);
}

interface PrivacyChange {
	/** Undefined leaves the level unchanged. */
	readonly requested: PrivacyLevel | undefined;
	readonly current: PrivacyLevel | null;
	readonly isAdmin: boolean;
}

/** Returns the level to save. A creator's `featured` means public, but a featured game stays featured until closed. */
export function savedPrivacy({ requested, current, isAdmin }: PrivacyChange): PrivacyLevel {
	const wanted = requested ?? current ?? "private";
	if (isAdmin || !isOpenToAll(wanted)) return wanted;
	return current === "featured" ? "featured" : "public";
}

// Promised in docs/product.md#custom-games.
