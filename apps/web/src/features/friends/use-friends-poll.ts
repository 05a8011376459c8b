import { usePollInterval } from "../../platform/live/connection.ts";

/** As often as one's own record is asked for, which tells of friends and requests too (platform.md, section 7). */
const FRIENDS_POLL_MS = 10_000;

/** Returns how often to ask for friends and requests while no live events tell of them, for `refetchInterval`. */
export const useFriendsPoll = (): number | false => usePollInterval(FRIENDS_POLL_MS);
