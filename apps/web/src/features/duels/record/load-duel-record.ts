import type { Api } from "../../../platform/api/trpc.ts";
import { loadSession } from "../../../platform/session.ts";
import { settled } from "../../../platform/settled.ts";

/** Loads the record, so that it comes with the page. Never throws: the page works without. */
export async function loadDuelRecord(api: Api, userId: string): Promise<void> {
	const { me } = await loadSession(api);
	if (!me || me.id === userId) return;
	await settled([api.utils.duels.record.ensureData({ userId })]);
}
