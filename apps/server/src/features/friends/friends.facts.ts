import type { Tx } from "@hilo/db/open-database";
import type { FactKind } from "@hilo/rules/live/facts";
import type { Ctx } from "../../platform/context.ts";

/** Invites people, once the transaction is committed, to look again at their friends or their requests. */
export function tellAfter(
	{ live }: Pick<Ctx, "live">,
	tx: Tx,
	kind: Extract<FactKind, "friends" | "requests">,
	userIds: readonly string[],
): void {
	tx.afterCommit(() => live.tell(userIds, { kind }));
}
