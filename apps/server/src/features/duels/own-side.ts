import type { DuelRow, DuelSideRow } from "@hilo/db/tables";
import { isEnded } from "./side-record.ts";

/** The player's open side, else their last. Against their own ghost a player has two. */
export function sideInPlay<Side extends Pick<DuelSideRow, "status">>(own: readonly Side[]): Side | undefined {
	return own.find(({ status }) => status === "playing") ?? own.at(-1);
}

/** Whether the challenger may play against their own ghost: once, in a duel of a run by link. */
export function isForOwnGhost(
	duel: Pick<DuelRow, "mode" | "rounds" | "to_user_id">,
	own: readonly Pick<DuelSideRow, "seat" | "status">[],
): boolean {
	const [first] = own;
	const isOfRun = duel.mode === "ghost" && duel.rounds === null && duel.to_user_id === null;
	return isOfRun && own.length === 1 && first?.seat === 1 && isEnded(first);
}
