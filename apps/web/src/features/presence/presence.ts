import type { Status } from "@hilo/rules/presence/presence";
import { timeAgo } from "../../platform/dates/time-ago.ts";

/** How somebody is there. `lastOnline` is null where it is nobody's business, and while they are there. */
export interface Presence {
	readonly status: Status;
	readonly lastOnline: string | null;
}

/** What one is told of who is no friend. */
export const OFFLINE: Presence = { status: "offline", lastOnline: null };

const WORDS: Readonly<Record<Status, string>> = {
	online: "Online",
	away: "Away",
	busy: "Busy",
	offline: "Offline",
};

/** "Online", "Away", "Busy", "Offline" or "Last online 5 minutes ago". */
export function presenceWords({ status, lastOnline }: Presence, now = Date.now()): string {
	return status === "offline" && lastOnline ? `Last online ${timeAgo(lastOnline, now)}` : WORDS[status];
}
