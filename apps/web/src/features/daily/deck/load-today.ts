import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { browserZone } from "./browser-zone.ts";

/** A pointer over the link fetches ahead; what it fetched may still be shown a moment later. */
const FRESH_MS = 5000;

/** Asks for what `useToday` shows first. Not on the server for visitors: their page is the same for all. */
export async function loadToday(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me && import.meta.env.SSR) return;
	const input = me ? {} : { timeZone: browserZone() };
	await api.utils.daily.today.prefetch(input, { staleTime: FRESH_MS });
}
