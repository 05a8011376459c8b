import type { Tx } from "@hilo/db/open-database";
import type { DuelSideRow } from "@hilo/db/tables";
import { rightByGame } from "@hilo/rules/progression/levels";
import type { Platform } from "../../platform/platform.ts";
import { recordRightAnswers } from "../progression/right-answers.ts";
import type { PlannedDuel } from "./planned-duel.ts";
import { storedAnswersOf } from "./side-record.ts";

/** Counts the right answers of sides that have just ended. Sorted by player, so that two endings can't deadlock. */
export async function recordAnswers(
	ctx: Platform,
	tx: Tx,
	{ terms: { game }, roundAt }: PlannedDuel,
	ended: readonly DuelSideRow[],
): Promise<void> {
	const gameOf = (round: number) => {
		if (game === "custom") return null;
		return game === "deck" ? (roundAt(round).game ?? null) : game;
	};
	const sides = ended.toSorted((a, b) => ((a.user_id ?? "") < (b.user_id ?? "") ? -1 : 1));
	for (const side of sides) {
		const right = rightByGame(storedAnswersOf(side), gameOf);
		if (side.user_id !== null) await recordRightAnswers(ctx, tx, side.user_id, right);
	}
}
