import type { Api } from "../../platform/api/trpc.ts";
import { loadSession } from "../../platform/session.ts";
import { settled } from "../../platform/settled.ts";

/** Loads what the profile's buttons need, so that they come with the page. Never throws: the page works without. */
export async function loadProfileActions(api: Api, userId: string): Promise<void> {
	const { me } = await loadSession(api);
	if (!me || me.id === userId) return;
	await settled([api.utils.friends.status.ensureData({ userId })]);
}
