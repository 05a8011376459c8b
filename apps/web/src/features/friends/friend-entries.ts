import { createContext } from "react";
import type { Person } from "./people.ts";

/** Something that another feature lets one do with a friend: an entry of the friend's menu. */
export interface FriendEntry {
	readonly text: string;
	choose(friend: Person): void;
}

/** What stands in the menus of friends besides what belongs to friendship. Whoever puts the page together says it. */
export const FriendEntries = createContext<readonly FriendEntry[]>([]);
