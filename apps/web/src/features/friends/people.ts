import type { Outputs } from "../../platform/api/trpc.ts";

export type Friend = Outputs["friends"]["list"][number];
export type FriendRequest = Outputs["friends"]["requests"]["incoming"][number];
export type BlockedPerson = Outputs["friends"]["blocked"][number];
/** How somebody else stands to the player. */
export type FriendshipStatus = Outputs["friends"]["status"]["friendshipStatus"];

/** Whom a row, a button or a question is about. */
export interface Person {
	readonly userId: string;
	readonly username: string;
	readonly avatarUrl: string;
}

const names = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** For lists in the order of names. */
export const byName = (one: Person, other: Person): number => names.compare(one.username, other.username);
