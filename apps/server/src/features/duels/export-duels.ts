import type { RoundAnswer } from "@hilo/rules/play/engine";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Platform } from "../../platform/platform.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { titleOf } from "./duel.presenter.ts";
import { exportedRecords, exportedSides } from "./duels.repo.ts";

type Side = Awaited<ReturnType<typeof exportedSides>>[number];
type StoredRecord = Awaited<ReturnType<typeof exportedRecords>>[number];

/** A user's duels of the last 90 days and their records, for the account's own data export. */
export async function exportDuels({ db: { kysely: db }, siteSettings }: Platform, userId: string) {
	const { name: siteName } = await loadBranding({ siteSettings });
	return {
		duels: inPages(db, userId, exportedSides, (side: Side) => presentSide(side, siteName)),
		records: inPages(db, userId, exportedRecords, presentRecord),
	};
}

function presentSide(side: Side, siteName: string) {
	const answers: RoundAnswer[] = JSON.parse(side.answers);
	return {
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
		answers,
		createdAt: isoTime(side.created_at),
		joinedAt: isoTime(side.joined_at),
		endedAt: isoTime(side.ended_at),
	};
}

function presentRecord({ id, username, won, lost, drawn }: StoredRecord) {
	return { userId: id, username, won, lost, drawn };
}
