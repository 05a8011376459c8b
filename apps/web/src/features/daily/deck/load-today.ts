import type { Api } from "../../../platform/api/trpc.ts";
import { PRELOADED } from "../../../platform/loaders.ts";
import { loadSession } from "../../../platform/session.ts";
import { browserZone } from "./browser-zone.ts";

/** Not on the server for visitors, because their page is the same for all. */
export async function loadToday(api: Api): Promise<void> {
	const { me } = await loadSession(api);
	if (!me && import.meta.env.SSR) return;
	const input = me ? {} : { timeZone: browserZone() };
	await api.utils.daily.today.prefetch(input, PRELOADED);
}
