import { avatarTint, initialsOf } from "@hilo/rules/profiles/avatar";

export interface Avatar {
	/** The user's own picture, or one made of the initials. */
	readonly avatarUrl: string;
	readonly isCustomAvatar: boolean;
}

export function avatarOf(user: { username: string; avatar_url: string | null }): Avatar {
	return {
		avatarUrl: user.avatar_url ?? initialsUrl(user.username),
		isCustomAvatar: user.avatar_url !== null,
	};
}

/** Contains the initials and colour instead of the user, so that players who share both share one cached picture. */
function initialsUrl(username: string): string {
	return `/avatars/initials/${encodeURIComponent(initialsOf(username))}-${avatarTint(username)}.svg`;
}
