import { brandingOf } from "../../platform/branding.ts";
import type { Ctx } from "../../platform/context.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { titleOf } from "./duel.presenter.ts";
import { exportedRecords, exportedSides } from "./duels.repo.ts";
import { storedAnswersOf } from "./side-record.ts";

/** A user's duels of the last 90 days and their records, for the account's own data export. */
export async function exportDuels(
	{ db: { kysely: db }, siteSettings }: Pick<Ctx, "db" | "siteSettings">,
	userId: string,
) {
	const { name: siteName } = await brandingOf({ siteSettings });
	const sides = await exportedSides(db, userId);
	const records = await exportedRecords(db, userId);
	return {
		duels: sides.map((side) => ({
			id: side.duel_id,
			mode: side.mode,
			game: side.game,
			name: titleOf(side, side.game_name, siteName),
			customGameId: side.custom_game_id,
			filter: side.filter,
			isChallenger: side.seat === 1,
			sentTo: side.sent_to,
			status: side.status,
			outcome: side.outcome,
			score: side.score,
			timeMs: side.time_ms,
			answers: storedAnswersOf(side),
			createdAt: isoTime(side.created_at),
			joinedAt: isoTime(side.joined_at),
			endedAt: isoTime(side.ended_at),
		})),
		records: records.map(({ id, username, won, lost, drawn }) => ({
			userId: id,
			username,
			won,
			lost,
			drawn,
		})),
	};
}
