import { useHydrated } from "@tanstack/react-router";
import { type Api, trpc } from "../../../platform/api/trpc.ts";
import { PRELOADED } from "../../../platform/loaders.ts";
import { loadSession, useMe } from "../../../platform/session.ts";
import { browserZone } from "./browser-zone.ts";

/**
 * Today's deck and attempt. The browser asks for visitors, whose page is the same for all,
 * and for players without a known time zone; for all others the server renders them.
 */
export function useToday() {
	const me = useMe();
	const isHydrated = useHydrated();
	const kept = trpc.daily.today.useQuery({}, { enabled: me !== null });
	const timeZone = isHydrated ? browserZone() : undefined;
	const mayDiffer = me === null || (kept.data !== undefined && kept.data.timeZone !== timeZone);
	const here = trpc.daily.today.useQuery({ timeZone }, { enabled: isHydrated && mayDiffer });
	return me !== null && here.data === undefined ? kept : here;
}

/** Loads the deck ahead; not on the server for visitors, because their page is the same for all. */
export async function loadToday(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me && import.meta.env.SSR) return;
	const input = me ? {} : { timeZone: browserZone() };
	await api.utils.daily.today.prefetch(input, PRELOADED);
}
