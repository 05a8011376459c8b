import type { Tx } from "@hilo/db/open-database";
import { type CorrectionDecision, REPORT_OUTCOMES } from "@hilo/rules/corrections/corrections";
import { AppError } from "@hilo/rules/errors/errors";
import type { Ctx } from "../../platform/context.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import type { NumberKey } from "./corrections.repo.ts";
import { decideReports, isReported } from "./number-reports.repo.ts";

export interface Decision {
	readonly id: string;
	readonly decision: CorrectionDecision;
	/** The corrected number as players see it; "" for other decisions. */
	readonly value: string;
	/** A correction of the source alone. */
	readonly isSameNumber?: boolean;
	/** The item is no longer in the game. */
	readonly isGone?: boolean;
	readonly reason: string;
	/** The game's name. */
	readonly game: string;
	/** The page that shows the decision, if there is one. */
	readonly link: string | null;
}

/** Decides all open reports of a number and tells the players who sent them. @returns the reports. */
export async function decideAndNotify(ctx: Ctx, tx: Tx, number: NumberKey, decision: Decision) {
	const reports = await decideReports(tx, number, {
		outcome: REPORT_OUTCOMES[decision.decision],
		correctionId: decision.id,
		at: ctx.clock.now(),
	});
	for (const { reporter_id: userId, item_name } of reports) {
		if (userId === null) continue;
		const message = messageOf(item_name, decision);
		await notifyPlayer(ctx, tx, { userId, message, ticketId: null, link: decision.link });
	}
	return reports;
}

interface Found {
	readonly decision: CorrectionDecision;
	readonly isReported: boolean;
}

/** @throws AppError 409 if its reports are decided; 404 for an answer that no report waits for. */
export async function requireUndecided(tx: Tx, key: NumberKey, found: Found): Promise<void> {
	if (found.isReported) return;
	if (await isReported(tx, key)) throw new AppError("corrections/already-decided");
	if (found.decision === "confirm") throw new AppError("corrections/not-reported");
}

function messageOf(item: string, { decision, value, isSameNumber, isGone, reason, game }: Decision): string {
	const because = reason === "" ? "" : ` Reason: ${reason}`;
	const reported = `You reported the number for “${item}” in “${game}”`;
	if (isGone) return `${reported}. It is no longer in the game.${because}`;
	if (decision === "correct" && isSameNumber)
		return `Thank you. ${reported}: it has another source now, and stays ${value}.${because}`;
	if (decision === "correct") return `Thank you. ${reported}: it is now ${value}.${because}`;
	if (decision === "remove")
		return `Thank you. You reported “${item}” in “${game}”: it is out of play now.${because}`;
	return `${reported}. It is right as it is.${because}`;
}
