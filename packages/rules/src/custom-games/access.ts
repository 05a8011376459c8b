import { isOpenToAll, type PrivacyLevel } from "./privacy.ts";

// Promised in docs/product.md#custom-games.

/** How somebody stands to a game. `invited`: it is shared with them, their invitation being pending or accepted (D36). */
export const RELATIONS = ["visitor", "player", "invited", "creator"] as const;
export type Relation = (typeof RELATIONS)[number];

/** Who asks for a game. `hasKey`: whether they bring the secret of its link. */
export interface Viewer {
	readonly relation: Relation;
	readonly hasKey: boolean;
}

/** What a game's board says to somebody: its rows, or why not. */
export type BoardState = "open" | "private" | "invite-only" | "signed-out";

/** Returns whether somebody may see and play a game: whose it is, with whom it is shared, or who holds its link (D6). */
export function maySee(privacy: PrivacyLevel, { relation, hasKey }: Viewer): boolean {
	return isOpenToAll(privacy) || hasKey || isClose(relation);
}

/** Returns whether somebody is told a game's link, and may invite others: its creator, those it is shared with, everyone where it is public (D36). */
export function mayShare(privacy: PrivacyLevel, relation: Relation): boolean {
	return isOpenToAll(privacy) || isClose(relation);
}

/** Returns whether somebody may change a game: nobody but its creator. */
export function mayEdit(relation: Relation): boolean {
	return relation === "creator";
}

/** Returns whether somebody may read a game's board, and why not. The secret of its link opens no board. */
export function boardState(privacy: PrivacyLevel, relation: Relation): BoardState {
	if (isOpenToAll(privacy) || relation === "creator") return "open";
	if (privacy === "invite_only" && relation === "invited") return "open";
	if (relation === "visitor") return "signed-out";
	return privacy === "private" ? "private" : "invite-only";
}

/** Returns what is said to somebody for whom a game's board is closed (games.md, section 5). */
export function boardRefusal(privacy: PrivacyLevel): "leaderboards/private" | "leaderboards/invite-only" {
	return privacy === "private" ? "leaderboards/private" : "leaderboards/invite-only";
}

function isClose(relation: Relation): boolean {
	return relation === "creator" || relation === "invited";
}

/** Returns the path that shares a game: with its secret where not everybody may see it. */
export function linkOf(id: string, privacy: PrivacyLevel, key: string): string {
	return isOpenToAll(privacy) ? `/custom-game/${id}` : `/custom-game/${id}?key=${key}`;
}
