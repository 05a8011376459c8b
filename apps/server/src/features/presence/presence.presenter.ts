import type { StatusView } from "./statuses.ts";

/** Statuses by the ids of their users. */
export function presentStatuses(statuses: ReadonlyMap<string, StatusView>) {
	return Object.fromEntries(
		[...statuses].map(([id, { status, lastOnline }]) => [
			id,
			{ status, lastOnline: lastOnline === null ? null : new Date(lastOnline).toISOString() },
		]),
	);
}
