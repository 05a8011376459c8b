import { avatarTint, initialsOf } from "@hilo/rules/users/initials";

/** How a user is pictured. */
export interface Avatar {
	/** The address of the picture: the user's own, or one made of the initials. */
	readonly avatarUrl: string;
	readonly isCustomAvatar: boolean;
}

/** How the user is pictured: by the own picture where there is one, else by the initials. */
export function avatarOf(user: { username: string; avatar_url: string | null }): Avatar {
	return {
		avatarUrl: user.avatar_url ?? initialsUrl(user.username),
		isCustomAvatar: user.avatar_url !== null,
	};
}

/** Names what is drawn instead of the user, so that players with the same initials and colour share one cached picture. */
function initialsUrl(username: string): string {
	return `/avatars/initials/${encodeURIComponent(initialsOf(username))}-${avatarTint(username)}.svg`;
}
