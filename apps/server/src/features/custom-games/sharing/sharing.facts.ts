import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../../platform/context.ts";

/** Sends a live event after the commit. Skips null ids. */
export function tellAfter({ live }: Pick<Ctx, "live">, tx: Tx, userIds: readonly (string | null)[]): void {
	const told = [...new Set(userIds)].filter((id) => id !== null);
	if (told.length > 0) tx.afterCommit(() => live.tell(told, { kind: "invitations" }));
}
