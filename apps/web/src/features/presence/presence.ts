import type { Status } from "@hilo/rules/presence/presence";
import { timeAgo } from "../../platform/dates.ts";

/** `lastOnline` is null for those who may not know it. */
export interface Presence {
	readonly status: Status;
	readonly lastOnline: string | null;
}

/** What players see of users who are not their friends. */
export const OFFLINE: Presence = { status: "offline", lastOnline: null };

/** False while unknown. */
export function isOnline(presence: Presence | undefined): presence is Presence {
	return presence !== undefined && presence.status !== "offline";
}

const WORDS: Readonly<Record<Status, string>> = {
	online: "Online",
	away: "Away",
	busy: "Busy",
	offline: "Offline",
};

/** "Online", "Away", "Busy", "Offline" or "Last online 5 minutes ago". */
export function presenceWords({ status, lastOnline }: Presence): string {
	return status === "offline" && lastOnline ? `Last online ${timeAgo(lastOnline)}` : WORDS[status];
}
