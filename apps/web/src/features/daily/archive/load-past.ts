import type { Day } from "@hilo/rules/progression/site-day";
import { TRPCClientError } from "@trpc/client";
import { bringDailyTexts } from "../../../platform/api/daily-fallbacks.ts";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import type { MonthSearch } from "../deck/months.ts";

/** Past decks do not change; only their list grows, one deck a day. */
export const FRESH_MS = 60_000;

/** Loads the data of a past deck's page. Returns the deck's number. */
export async function loadPast(api: Api, day: Day): Promise<{ number: number }> {
	bringDailyTexts();
	const [{ number }] = await Promise.all([
		api.utils.daily.past.fetch({ day }, { staleTime: FRESH_MS }),
		loadSession(api),
	]);
	return { number };
}

export async function loadArchive(api: Api, { month }: MonthSearch): Promise<void> {
	bringDailyTexts();
	await Promise.all([api.utils.daily.archive.fetch({ month }, { staleTime: FRESH_MS }), loadSession(api)]);
}

/** Whether the address is malformed or names a day that is not in the archive. */
export function isNoDeck(error: unknown): boolean {
	return error instanceof TRPCClientError && [400, 404].includes(error.data?.httpStatus);
}
