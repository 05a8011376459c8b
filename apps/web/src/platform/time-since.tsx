import { useHydrated } from "@tanstack/react-router";
import { shortDate, timeAgo } from "./dates.ts";

/** How long ago it was; the server, whose page is older when it is read, renders the day. */
export function TimeSince({ iso }: { iso: string }) {
	const isAwake = useHydrated();
	return <time dateTime={iso}>{isAwake ? timeAgo(iso) : shortDate(iso)}</time>;
}
