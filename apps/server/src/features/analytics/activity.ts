import type { Tx } from "@hilo/db/open-database";
import type { UserActivityRow } from "@hilo/db/tables";
import { RETURN_DAYS, startOfMonth, startOfWeek } from "@hilo/rules/analytics/measures";
import { type Day, dayAt, daysBetween } from "@hilo/rules/progression/site-day";
import type { Ctx } from "../../platform/context.ts";
import { inParts } from "../../platform/in-batches.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Platform } from "../../platform/platform.ts";
import { today } from "../../platform/today.ts";
import {
	addCounts,
	type DailyCount,
	findLastActive,
	findRegistrationTimes,
	insertActivityIfMissing,
	lockActivity,
	putActivity,
} from "./analytics.repo.ts";

/** Resolution of the stored time of the last call. */
const STEP_MS = 5 * 60_000;
/** Keeps transactions short. */
const USERS_PER_COMMIT = 500;

/** Records when players were last active. The first call of a day also counts them as active or returning, so that no
 * query scans all users. Kept in memory and saved in batches. */
export class ActivityTracker {
	readonly #platform: Platform;
	#waiting = new Map<string, PlayerActivity>();
	readonly #recorded = new Map<string, PlayerActivity & { readonly recordedAt: number }>();

	constructor(platform: Platform) {
		this.#platform = platform;
	}

	record({ actor, isCounted }: Pick<Ctx, "actor" | "isCounted">): void {
		if (actor.kind !== "player") return;
		const { clock } = this.#platform;
		const recordedAt = clock.elapsed();
		const day = today(this.#platform);
		const before = this.#recorded.get(actor.id);
		const wasCounted = before?.day === day && before.isCounted;
		if (before?.day === day && recordedAt - before.recordedAt < STEP_MS && (wasCounted || !isCounted)) return;
		const activity = { userId: actor.id, at: clock.now(), day, isCounted: isCounted || wasCounted };
		this.#recorded.set(actor.id, { ...activity, recordedAt });
		this.#waiting.set(`${actor.id} ${day}`, activity);
	}

	/** What can't be written is kept for the next save. */
	async save(): Promise<void> {
		this.#deleteOld();
		const waiting = this.#waiting;
		if (waiting.size === 0) return;
		this.#waiting = new Map();
		try {
			const isOn = (await this.#platform.siteSettings.get("analytics")) === "on";
			for (const [day, activities] of Map.groupBy(waiting.values(), (activity) => activity.day))
				for (const part of inParts(activities, USERS_PER_COMMIT))
					await this.#saveDay(day, isOn ? part : part.map((activity) => ({ ...activity, isCounted: false })));
		} catch (error) {
			// Saved players are not counted twice: the transaction of their count also stores their day.
			this.#waiting = new Map([...waiting, ...this.#waiting]);
			throw error;
		}
	}

	#saveDay(day: Day, activities: readonly PlayerActivity[]): Promise<void> {
		const { db, settings } = this.#platform;
		return db.transaction((tx) => saveActivity(tx, day, activities, settings.siteTimeZone));
	}

	#deleteOld(): void {
		const now = this.#platform.clock.elapsed();
		for (const [userId, { recordedAt }] of this.#recorded)
			if (now - recordedAt >= STEP_MS) this.#recorded.delete(userId);
	}
}

export interface PlayerActivity {
	readonly userId: string;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly day: Day;
	/** False if the browser asks not to be tracked. */
	readonly isCounted: boolean;
}

/** Counts the players seen for the first time this day, week or month, and those who return after 1, 7 or 30 days.
 * The row locks keep concurrent saves from counting a player twice. */
async function saveActivity(
	tx: Tx,
	day: Day,
	activities: readonly PlayerActivity[],
	timeZone: string,
): Promise<void> {
	const ids = activities.map(({ userId }) => userId);
	await insertActivityIfMissing(tx, ids);
	const before = new Map((await lockActivity(tx, ids)).map((row) => [row.user_id, row]));
	const existing = activities.filter(({ userId }) => before.has(userId));
	const isNew = ({ userId, isCounted }: PlayerActivity) =>
		isCounted && (before.get(userId)?.last_day ?? "") < day;
	const firstToday = existing.filter(isNew);
	const rows = existing.flatMap((activity) => {
		const row = before.get(activity.userId);
		return row ? [activityOf(row, activity, isNew(activity))] : [];
	});
	await putActivity(tx, rows);
	const registeredAt = await findRegistrationTimes(
		tx,
		firstToday.map(({ userId }) => userId),
	);
	const days = registeredAt.map((at) => dayAt(at, timeZone));
	const lastDays = firstToday.map(({ userId }) => before.get(userId)?.last_day ?? "");
	await addCounts(tx, [...activeCounts(day, lastDays), ...returnCounts(day, days)]);
}

function activityOf(row: UserActivityRow, { at, day }: PlayerActivity, isNew: boolean): UserActivityRow {
	return {
		user_id: row.user_id,
		last_at: Math.max(row.last_at, at),
		last_day: isNew ? day : row.last_day,
	};
}

/** @param lastDays each player's previous active day; "" for none. */
function activeCounts(day: Day, lastDays: readonly Day[]): DailyCount[] {
	const since = (start: Day) => lastDays.filter((last) => last < start).length;
	const counts: DailyCount[] = [
		{ day, measure: "active", name: "", count: since(day) },
		{ day: startOfWeek(day), measure: "active-week", name: "", count: since(startOfWeek(day)) },
		{ day: startOfMonth(day), measure: "active-month", name: "", count: since(startOfMonth(day)) },
	];
	return counts.filter(({ count }) => count > 0);
}

function returnCounts(day: Day, registrationDays: readonly Day[]): DailyCount[] {
	return RETURN_DAYS.flatMap((after): DailyCount[] => {
		const returned = registrationDays.filter((from) => daysBetween(from, day) === after);
		const [from] = returned;
		return from === undefined
			? []
			: [{ day: from, measure: "returned", name: String(after), count: returned.length }];
	});
}

export async function exportLastActive({ db }: Pick<Ctx, "db">, userId: string): Promise<string | null> {
	const at = await findLastActive(db.kysely, userId);
	return isoTime(at);
}
