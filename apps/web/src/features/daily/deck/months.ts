export interface MonthSearch {
	readonly month?: string | undefined;
}

/** An invalid month is set to undefined, or it would stay in the address. */
export function monthSearch({ month }: Record<string, unknown>): MonthSearch {
	return { month: typeof month === "string" && /^\d{4}-(0[1-9]|1[0-2])$/.test(month) ? month : undefined };
}

/** @param month "2026-11" */
export function monthLater(month: string, months: number): string {
	const date = new Date(`${month}-01T00:00:00Z`);
	date.setUTCMonth(date.getUTCMonth() + months);
	return date.toISOString().slice(0, 7);
}
