import { isoTime } from "../../platform/iso-time.ts";
import type { StatusView } from "./statuses.ts";

export function presentStatuses(statuses: ReadonlyMap<string, StatusView>) {
	return Object.fromEntries(
		[...statuses].map(([id, { status, lastOnline }]) => [id, { status, lastOnline: isoTime(lastOnline) }]),
	);
}
