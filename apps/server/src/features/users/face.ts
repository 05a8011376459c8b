import { avatarTint, initialsOf } from "@hilo/rules/users/initials";

/** How a user is pictured. */
export interface Face {
	/** Where the picture is: the user's own, or one that is made of the name. */
	readonly avatarUrl: string;
	readonly isCustomAvatar: boolean;
}

/** The picture of a user of that name, whose own one is at that URL, if there is one. */
export function faceOf(user: { username: string; avatar_url: string | null }): Face {
	return {
		avatarUrl: user.avatar_url ?? initialsUrl(user.username),
		isCustomAvatar: user.avatar_url !== null,
	};
}

/** Names what is drawn and not whom, so that all players with these letters share a picture that browsers keep. */
function initialsUrl(username: string): string {
	return `/avatars/initials/${encodeURIComponent(initialsOf(username))}-${avatarTint(username)}.svg`;
}
