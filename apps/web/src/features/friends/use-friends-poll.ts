import { usePollInterval } from "../../platform/live/connection.ts";

/** The same interval as `me.get`, which also tells of friends and requests. */
const FRIENDS_POLL_MS = 10_000;

export const useFriendsPoll = (): number | false => usePollInterval(FRIENDS_POLL_MS);
