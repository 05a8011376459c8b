import type { Queries } from "@hilo/db/queries";
import type { UserUpdate } from "@hilo/db/tables";
import { changesOf, noteChange } from "../../platform/changes.ts";

/** What others see of a user. */
const SHOWN: readonly (keyof UserUpdate)[] = ["username", "avatar_url", "deletion_due_at", "suspended_until"];
const TOPIC = "users as others see them";

export function markVisibleChanged(db: Queries, changed: object): void {
	if (SHOWN.some((column) => column in changed)) noteChange(db, TOPIC);
}

export function markDeleted(db: Queries): void {
	noteChange(db, TOPIC);
}

/** How often this process has changed what others see of users, see `changesOf`. */
export function visibleChanges(db: Queries): number {
	return changesOf(db, TOPIC);
}
