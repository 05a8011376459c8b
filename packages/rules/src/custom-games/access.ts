import { isOpenToAll, type PrivacyLevel } from "./privacy.ts";

// Promised in docs/product.md#custom-games.

/** A viewer's relation to a game. `invited`: an invitation is pending or accepted. */
export const RELATIONS = ["visitor", "player", "invited", "creator"] as const;
export type Relation = (typeof RELATIONS)[number];

/** `hasKey`: whether the call carries the secret of the game's link. */
export interface Viewer {
	readonly relation: Relation;
	readonly hasKey: boolean;
}

export type BoardState = "open" | "private" | "invite-only" | "signed-out";

/** Returns whether a viewer may see and play a game: it is public, theirs, shared with them, or opened by its link. */
export function maySee(privacy: PrivacyLevel, { relation, hasKey }: Viewer): boolean {
	return isOpenToAll(privacy) || hasKey || isClose(relation);
}

/** Returns whether a viewer may see a game's link and invite others: as its creator, if invited, or if it is public. */
export function mayShare(privacy: PrivacyLevel, relation: Relation): boolean {
	return isOpenToAll(privacy) || isClose(relation);
}

/** Returns whether a viewer may change a game: only its creator may. */
export function mayEdit(relation: Relation): boolean {
	return relation === "creator";
}

/** Returns whether a viewer may read a game's board, or why not. The secret of the game's link opens no board. */
export function boardState(privacy: PrivacyLevel, relation: Relation): BoardState {
	if (isOpenToAll(privacy) || relation === "creator") return "open";
	if (privacy === "invite_only" && relation === "invited") return "open";
	if (relation === "visitor") return "signed-out";
	return privacy === "private" ? "private" : "invite-only";
}

/** Returns the error code that tells why a viewer may not read a game's board. */
export function boardRefusal(privacy: PrivacyLevel): "leaderboards/private" | "leaderboards/invite-only" {
	return privacy === "private" ? "leaderboards/private" : "leaderboards/invite-only";
}

function isClose(relation: Relation): boolean {
	return relation === "creator" || relation === "invited";
}

/** Returns the path that shares a game. It carries the secret unless everyone may see the game. */
export function linkOf(id: string, privacy: PrivacyLevel, key: string): string {
	return isOpenToAll(privacy) ? `/custom-game/${id}` : `/custom-game/${id}?key=${key}`;
}
