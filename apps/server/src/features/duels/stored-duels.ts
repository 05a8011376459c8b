import type { Tx } from "@hilo/db/open-database";
import type { RoundAnswer } from "@hilo/rules/play/engine";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { OperatorCtx } from "../../platform/context.ts";
import { deleteOld } from "../../platform/in-batches.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Platform } from "../../platform/platform.ts";
import { loadBranding } from "../../platform/site-settings.ts";
import { titleOf } from "./duel.presenter.ts";
import { exportedSides } from "./duels.repo.ts";
import { exportedRecords } from "./records.repo.ts";

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

/** The moves of runs are kept as long. The players' records against each other stay. */
const DUEL_RETENTION_MS = 90 * DAY_MS;

/** Deletes duels over 90 days old; a scheduled job then deletes their pools. @returns how many. */
export async function deleteOldDuels(ctx: OperatorCtx): Promise<number> {
	const before = ctx.clock.now() - DUEL_RETENTION_MS;
	return deleteOld(ctx.db.kysely, "duels", { column: "created_at", key: ["id"], before });
}

/**
 * A guest's challenges always move to the player, because their takers need an opponent; other sides only into duels
 * that the player has not joined. Sides that are already over change no record.
 */
export async function claimSides(tx: Tx, guestId: string, userId: string): Promise<void> {
	const challenges = tx
		.selectFrom("duel_sides")
		.select("duel_id")
		.where("guest_id", "=", guestId)
		.where("seat", "=", 1);
	await tx.updateTable("duels").set({ from_user_id: userId }).where("id", "in", challenges).execute();
	await tx
		.updateTable("duel_sides")
		.set({ user_id: userId, guest_id: null })
		.where("guest_id", "=", guestId)
		.where((eb) =>
			eb.or([
				eb("seat", "=", 1),
				eb("duel_id", "not in", eb.selectFrom("duel_sides").select("duel_id").where("user_id", "=", userId)),
			]),
		)
		.execute();
}
