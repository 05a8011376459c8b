import { avatarLookOf, initialsOf } from "@hilo/rules/profiles/avatar";

export interface Avatar {
	/** The user's own picture, or one made of the initials. */
	readonly avatarUrl: string;
	readonly isCustomAvatar: boolean;
}

export function avatarOf(user: { id: string; username: string; avatar_url: string | null }): Avatar {
	return {
		avatarUrl: user.avatar_url ?? initialsUrl(user),
		isCustomAvatar: user.avatar_url !== null,
	};
}

/** Contains the initials and look instead of the user, so that players who share both share one cached picture. */
function initialsUrl({ id, username }: { id: string; username: string }): string {
	return `/avatars/initials/${encodeURIComponent(initialsOf(username))}-${avatarLookOf(id)}.svg`;
}
