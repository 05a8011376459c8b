import type { Tx } from "@hilo/db/open-database";
import type { UserActivityRow } from "@hilo/db/tables";
import { daysBetween, monthOf, RETURN_DAYS, weekOf } from "@hilo/rules/analytics/measures";
import { type Day, dayAt } from "@hilo/rules/progression/site-day";
import { addUsers, findDaysOfOpening, lockActivity, putActivity } from "./activity.repo.ts";
import { addCounts, type DailyCount } from "./analytics.repo.ts";

export interface Seen {
	readonly userId: string;
	/** Epoch milliseconds. */
	readonly at: number;
	readonly day: Day;
	/** False if the browser asks not to be tracked. */
	readonly isCounted: boolean;
}

/** Counts the players seen for the first time this day, week or month, and those who return after 1, 7 or 30 days.
 * The row locks keep concurrent saves from counting a player twice. */
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

function activityOf(row: UserActivityRow, { at, day }: Seen, isNew: boolean): UserActivityRow {
	return {
		user_id: row.user_id,
		last_at: Math.max(row.last_at, at),
		last_day: isNew ? day : row.last_day,
	};
}

/** @param lastDays each player's previous active day; "" for none. */
function arrivals(day: Day, lastDays: readonly Day[]): DailyCount[] {
	const since = (start: Day) => lastDays.filter((last) => last < start).length;
	const counts: DailyCount[] = [
		{ day, measure: "active", name: "", count: since(day) },
		{ day: weekOf(day), measure: "active-week", name: "", count: since(weekOf(day)) },
		{ day: monthOf(day), measure: "active-month", name: "", count: since(monthOf(day)) },
	];
	return counts.filter(({ count }) => count > 0);
}

/** @param opened the day of each player's registration. */
function returns(day: Day, opened: readonly Day[]): DailyCount[] {
	return RETURN_DAYS.flatMap((after): DailyCount[] => {
		const same = opened.filter((from) => daysBetween(from, day) === after);
		const [from] = same;
		return from === undefined
			? []
			: [{ day: from, measure: "returned", name: String(after), count: same.length }];
	});
}
