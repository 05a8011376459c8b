import type { Database } from "@hilo/db/open-database";
import { aUser } from "@hilo/db/testing/rows";
import { DAY_MS } from "@hilo/rules/time/durations";
import { hashSecret, newId, newSecret } from "@hilo/server/platform/system/ids";
import { earlierDeckRuns } from "./earlier-deck-runs.ts";

/** Rows per statement: SQLite allows 32,766 values in one. */
const BATCH = 1000;

export interface SeededPlayer {
	readonly id: string;
	readonly cookie: string;
	readonly timeZone: string;
}

/** Adds signed-in players with earlier decks. No password is hashed: that would take minutes. */
export async function seedPlayers(
	database: Database,
	count: number,
	{ timeZones, days }: { timeZones: readonly string[]; days: number },
): Promise<SeededPlayer[]> {
	const players = Array.from({ length: count }, (_, n) => aPlayer(timeZones[n % timeZones.length] ?? "UTC"));
	const now = Date.now();
	await inBatches(players, BATCH, (batch) =>
		database.transaction(async (tx) => {
			const users = batch.map(({ id }) => aUser(id, { username: `p${id.slice(-12)}`, username_key: id }));
			await tx.insertInto("users").values(users).execute();
			const sessions = batch.map(({ id, secret }) => ({
				id: hashSecret(secret),
				user_id: id,
				device: "",
				expires_at: now + 30 * DAY_MS,
				created_at: now,
				last_seen_at: now,
			}));
			await tx.insertInto("sessions").values(sessions).execute();
		}),
	);
	if (days > 0) await addHistories(database, players, days);
	return players.map(({ id, secret, timeZone }) => ({ id, timeZone, cookie: `hilo_session=${secret}` }));
}

function aPlayer(timeZone: string) {
	return { id: newId(), secret: newSecret(), timeZone };
}

async function addHistories(
	database: Database,
	players: readonly Omit<SeededPlayer, "cookie">[],
	days: number,
): Promise<void> {
	await inBatches(players, BATCH, (batch) =>
		database.transaction(async (tx) => {
			const zones = batch.map(({ id, timeZone }) => ({
				user_id: id,
				device: "",
				time_zone: timeZone,
				previous_zone: null,
				changed_at: null,
				open_from: null,
				open_to: null,
			}));
			await tx.insertInto("daily_zones").values(zones).execute();
			const runs = batch.flatMap((player) => earlierDeckRuns(player, days));
			await inBatches(runs, BATCH, (rows) => tx.insertInto("daily_runs").values(rows).execute());
		}),
	);
}

async function inBatches<T>(
	all: readonly T[],
	size: number,
	add: (batch: T[]) => Promise<unknown>,
): Promise<void> {
	for (let from = 0; from < all.length; from += size) await add(all.slice(from, from + size));
}
