import type { Tx } from "@hilo/db/open-database";
import type { FactKind } from "@hilo/rules/live/facts";
import type { Ctx } from "../../platform/context.ts";

/** Tells clients after the commit to fetch their friends or requests again. */
export function tellAfter(
	{ live }: Pick<Ctx, "live">,
	tx: Tx,
	kind: Extract<FactKind, "friends" | "requests">,
	userIds: readonly string[],
): void {
	tx.afterCommit(() => live.tell(userIds, { kind }));
}
