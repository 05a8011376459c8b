import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import type { MonthSearch } from "../deck/months.ts";
import { ZoneSetting } from "./zone-setting.slot.tsx";

/** Not for visitors, because their page is the same for all. */
export async function loadHistory(api: Api, search: MonthSearch): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await Promise.all([api.utils.daily.history.prefetch(search), ZoneSetting.preload()]);
}
