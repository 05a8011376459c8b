import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { browserZone } from "./browser-zone.ts";

/** Hovering over the link preloads the page; that answer may be used this long, in ms. */
const FRESH_MS = 5000;

/** Not on the server for visitors, because their page is the same for all. */
export async function loadToday(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me && import.meta.env.SSR) return;
	const input = me ? {} : { timeZone: browserZone() };
	await api.utils.daily.today.prefetch(input, { staleTime: FRESH_MS });
}
