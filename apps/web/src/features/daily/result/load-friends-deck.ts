import type { Api } from "../../../platform/api/trpc.ts";
import { PRELOADED } from "../../../platform/loaders.ts";

/** Loads what `FriendsDeck` shows of a player's page, except in another time zone than the stored one. */
export async function loadFriendsDeck({ utils: { daily } }: Api): Promise<void> {
	const today = await daily.today.fetch({}, PRELOADED);
	if (today.run?.status === "over") await daily.result.prefetch({ day: today.day }, PRELOADED);
}
