import type { Queries } from "@hilo/db/queries";
import type { SuspensionRow } from "@hilo/db/tables";
import { findSuspension } from "./suspensions.repo.ts";

/** For administrators; the caller checks that. */
export function suspensionOf(db: Queries, userId: string): Promise<SuspensionRow | undefined> {
	return findSuspension(db, userId);
}
