import { useHydrated } from "@tanstack/react-router";
import { shortDate } from "./short-date.ts";
import { timeAgo } from "./time-ago.ts";

/** How long ago something was. On the server's page, which would be a moment older, the day. */
export function TimeSince({ iso }: { iso: string }) {
	const isAwake = useHydrated();
	return <time dateTime={iso}>{isAwake ? timeAgo(iso) : shortDate(iso)}</time>;
}
