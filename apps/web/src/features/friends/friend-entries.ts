import { createContext } from "react";
import type { Person } from "./people.ts";

/** An entry that another feature adds to a friend's menu. */
export interface FriendEntry {
	readonly text: string;
	choose(friend: Person): void;
}

/** The entries of other features. The shell provides them. */
export const FriendEntries = createContext<readonly FriendEntry[]>([]);
