import { DAY_MS } from "@hilo/rules/time/durations";

export const SUSPENSION_LENGTHS = [
	{ value: "1", label: "1 day" },
	{ value: "week", label: "1 week" },
	{ value: "month", label: "30 days" },
	{ value: "day", label: "Until a day" },
	{ value: "forever", label: "No end" },
] as const;
export type SuspensionLength = (typeof SUSPENSION_LENGTHS)[number]["value"];

const DAYS: Readonly<Record<Exclude<SuspensionLength, "day" | "forever">, number>> = {
	"1": 1,
	week: 7,
	month: 30,
};

/**
 * Returns the end as ISO 8601; null for never. A chosen day counts from noon, so that the player reads the same day
 * though the site's time zone differs.
 */
export function suspensionEnd(length: SuspensionLength, day: string, now: number): string | null {
	if (length === "forever") return null;
	if (length === "day") return new Date(`${day}T12:00`).toISOString();
	return new Date(now + DAYS[length] * DAY_MS).toISOString();
}
