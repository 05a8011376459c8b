import type { Tx } from "@hilo/db/open-database";
import type { Ctx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { claimReports, reportsAfter } from "./number-reports.repo.ts";

/** Only for the user's own export. */
export function exportNumberReports({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, reportsAfter, (report) => ({
		kind: report.kind,
		game: report.game,
		itemId: report.item_id,
		itemName: report.item_name,
		...(report.measure && { measure: report.measure }),
		shown: report.shown,
		text: report.text,
		betterSource: report.better_source,
		wantsThanks: report.wants_thanks === 1,
		reportedAt: isoTime(report.created_at),
		outcome: report.outcome,
	}));
}

/** Gives a player what they reported as a visitor, so that they are told what becomes of it. */
export async function claimNumberReports(tx: Tx, guestId: string, userId: string): Promise<void> {
	await claimReports(tx, guestId, userId);
}
