import type { Tx } from "@hilo/db/open-database";
import type { UserActivityTable } from "@hilo/db/tables/analytics.tables";
import { daysBetween, monthOf, RETURN_DAYS, weekOf } from "@hilo/rules/analytics/measures";
import { type Day, dayAt } from "@hilo/rules/progression/site-day";
import { addUsers, findDaysOfOpening, lockActivity, putActivity } from "./activity.repo.ts";
import { addCounts, type DailyCount } from "./analytics.repo.ts";

/** Somebody was here. */
export interface Seen {
	readonly userId: string;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly day: Day;
	/** Whether they count among the people who were here: not where their browser asks not to be tracked. */
	readonly isCounted: boolean;
}

/**
 * Saves who was here on a day, and counts those for whom it is the first time that day, that week, that month, or the day on which the site
 * looks who has come back. Others may do the same at once: a user's row is locked, so that nobody counts twice.
 */
export async function saveActivity(
	tx: Tx,
	day: Day,
	people: readonly Seen[],
	timeZone: string,
): Promise<void> {
	const ids = people.map(({ userId }) => userId);
	await addUsers(tx, ids);
	const before = new Map((await lockActivity(tx, ids)).map((row) => [row.user_id, row]));
	const there = people.filter(({ userId }) => before.has(userId));
	const isNew = ({ userId, isCounted }: Seen) => isCounted && (before.get(userId)?.last_day ?? "") < day;
	const arrived = there.filter(isNew);
	const rows = there.flatMap((seen) => {
		const row = before.get(seen.userId);
		return row ? [activityOf(row, seen, isNew(seen))] : [];
	});
	await putActivity(tx, rows);
	const opened = await findDaysOfOpening(
		tx,
		arrived.map(({ userId }) => userId),
	);
	const days = opened.map((at) => dayAt(at, timeZone));
	const lastDays = arrived.map(({ userId }) => before.get(userId)?.last_day ?? "");
	await addCounts(tx, [...arrivals(day, lastDays), ...returns(day, days)]);
}

function activityOf(row: UserActivityTable, { at, day }: Seen, isNew: boolean): UserActivityTable {
	return {
		user_id: row.user_id,
		last_at: Math.max(row.last_at, at),
		last_day: isNew ? day : row.last_day,
	};
}

/** @param lastDays when each of them had been here before; "" for never. */
function arrivals(day: Day, lastDays: readonly Day[]): DailyCount[] {
	const since = (start: Day) => lastDays.filter((last) => last < start).length;
	const counts: DailyCount[] = [
		{ day, measure: "active", name: "", count: since(day) },
		{ day: weekOf(day), measure: "active-week", name: "", count: since(weekOf(day)) },
		{ day: monthOf(day), measure: "active-month", name: "", count: since(monthOf(day)) },
	];
	return counts.filter(({ count }) => count > 0);
}

/** @param opened on which day each of them opened their account. */
function returns(day: Day, opened: readonly Day[]): DailyCount[] {
	return RETURN_DAYS.flatMap((after): DailyCount[] => {
		const same = opened.filter((from) => daysBetween(from, day) === after);
		const [from] = same;
		return from === undefined
			? []
			: [{ day: from, measure: "returned", name: String(after), count: same.length }];
	});
}
