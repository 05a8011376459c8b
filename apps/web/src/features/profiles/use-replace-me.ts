import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";

/** Stores the player's updated record. Other queries that contain the name or the picture are invalidated. */
export function useReplaceMe(): (user: Me) => void {
	const utils = trpc.useUtils();
	return (user) => {
		utils.me.get.setData(undefined, { user });
		utils.profiles.get.invalidate();
		utils.leaderboards.invalidate();
	};
}
