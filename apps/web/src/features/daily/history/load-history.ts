import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import type { MonthSearch } from "../deck/months.ts";

/** Not for visitors, because their page is the same for all. */
export async function loadHistory(api: Api, search: MonthSearch): Promise<void> {
	const { me } = await loadSession(api);
	if (me) await api.utils.daily.history.prefetch(search);
}
