import type { Day } from "@hilo/rules/progression/site-day";
import { TRPCClientError } from "@trpc/client";
import { bringDailyTexts } from "../../../platform/api/daily-fallbacks.ts";
import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import type { MonthSearch } from "../deck/months.ts";

/** What is past stays as it is; only the list of it grows, once a day. */
export const FRESH_MS = 60_000;

/** What the page of a past deck is rendered with. Returns its number. */
export async function loadPast(api: Api, day: Day): Promise<{ number: number }> {
	bringDailyTexts();
	const [{ number }] = await Promise.all([
		api.utils.daily.past.fetch({ day }, { staleTime: FRESH_MS }),
		loadSession(api),
	]);
	return { number };
}

/** What the list of past decks is rendered with. */
export async function loadArchive(api: Api, { month }: MonthSearch): Promise<void> {
	bringDailyTexts();
	await Promise.all([api.utils.daily.archive.fetch({ month }, { staleTime: FRESH_MS }), loadSession(api)]);
}

/** Returns whether no deck stands at the address: it is malformed, or names a day that the archive has not. */
export function isNoDeck(error: unknown): boolean {
	return error instanceof TRPCClientError && [400, 404].includes(error.data?.httpStatus);
}
