import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../../platform/context.ts";

/** Invites people, once the transaction is committed, to look again at their invitations and at what is shared. Nobody is told of a null. */
export function tellAfter({ live }: Pick<Ctx, "live">, tx: Tx, userIds: readonly (string | null)[]): void {
	const told = [...new Set(userIds)].filter((id) => id !== null);
	if (told.length > 0) tx.afterCommit(() => live.tell(told, { kind: "invitations" }));
}
