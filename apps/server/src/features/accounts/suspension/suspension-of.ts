import type { Queries } from "@hilo/db/queries";
import type { SuspensionRow } from "@hilo/db/tables";
import { findSuspension } from "./suspensions.repo.ts";

/** Returns why somebody is suspended, by whom and since when. For administrators, who are asked for by whoever calls. */
export function suspensionOf(db: Queries, userId: string): Promise<SuspensionRow | undefined> {
	return findSuspension(db, userId);
}
