import { deckNumber, newestClosedDay } from "@hilo/rules/daily/days";
import { useHydrated } from "@tanstack/react-router";
import { type Api, type Outputs, trpc } from "../../../platform/api/trpc.ts";
import { browserZone } from "../../../platform/browser-zone.ts";
import { PRELOADED } from "../../../platform/loaders.ts";
import type { LinkPreview } from "../../../platform/page-head.ts";
import { loadSession, useMe } from "../../../platform/session.ts";

export type TodayView = Outputs["daily"]["today"];

/**
 * Today's deck and run. The browser asks for visitors, whose page is the same for all,
 * and for players without a known time zone; for all others the server renders them.
 */
export function useToday() {
	const me = useMe();
	const isHydrated = useHydrated();
	const loaded = trpc.daily.today.useQuery({}, { enabled: me !== null });
	const timeZone = isHydrated ? browserZone() : undefined;
	const mayDiffer = me === null || (loaded.data !== undefined && loaded.data.timeZone !== timeZone);
	const here = trpc.daily.today.useQuery({ timeZone }, { enabled: isHydrated && mayDiffer });
	return me !== null && here.data === undefined ? loaded : here;
}

/** Loads the deck ahead; not on the server for visitors, because their page is the same for all. */
export async function loadToday(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me && import.meta.env.SSR) return;
	const input = me ? {} : { timeZone: browserZone() };
	await api.utils.daily.today.prefetch(input, PRELOADED);
}

/** The hardest card of the newest closed deck, which gives nothing away. Null before there is one. */
export function lastDeckPreview(origin: string, siteName: string): LinkPreview | null {
	const number = deckNumber(newestClosedDay(Date.now()));
	if (number < 1) return null;
	return {
		picture: `${origin}/previews/daily-${number}.png`,
		alt: `The hardest card of ${siteName} ${number}.`,
	};
}

/** Loads what `FriendsDeck` shows of a player's page, except in another time zone than the stored one. */
export async function loadFriendsDeck({ utils: { daily } }: Api): Promise<void> {
	const today = await daily.today.fetch({}, PRELOADED);
	if (today.run?.status === "over") await daily.result.prefetch({ day: today.day }, PRELOADED);
}
