import type { DuelRow, DuelSideRow } from "@hilo/db/tables";
import { isEnded } from "./side-record.ts";

/** Returns the side of its player's that is being played, or else the last: beside the own ghost one has two. */
export function sideInPlay<Side extends Pick<DuelSideRow, "status">>(own: readonly Side[]): Side | undefined {
	return own.find(({ status }) => status === "playing") ?? own.at(-1);
}

/** Whether a duel is of a run, and goes to nobody by name: then its challenger may play against it too, once. */
export function isForOwnGhost(
	duel: Pick<DuelRow, "mode" | "rounds" | "to_user_id">,
	own: readonly Pick<DuelSideRow, "seat" | "status">[],
): boolean {
	const [first] = own;
	const isOfRun = duel.mode === "ghost" && duel.rounds === null && duel.to_user_id === null;
	return isOfRun && own.length === 1 && first?.seat === 1 && isEnded(first);
}
