import type { Outputs } from "../../platform/api/trpc.ts";
import { usePollInterval } from "../../platform/live/connection.ts";
import { onFirstUse } from "../../platform/on-first-use.ts";

export type Friend = Outputs["friends"]["list"][number];
export type FriendRequest = Outputs["friends"]["requests"]["incoming"][number];
export type BlockedPerson = Outputs["friends"]["blocked"][number];
export type FriendshipStatus = Outputs["friends"]["status"]["friendshipStatus"];

export type Person = Pick<Friend, "userId" | "username" | "avatarUrl">;

const names = onFirstUse(() => new Intl.Collator("en", { sensitivity: "base", numeric: true }));

export const byName = (one: Person, other: Person): number => names().compare(one.username, other.username);

/** The same interval as `me.get`, which also tells of friends and requests. */
const FRIENDS_POLL_MS = 10_000;

export const useFriendsPoll = (): number | false => usePollInterval(FRIENDS_POLL_MS);
