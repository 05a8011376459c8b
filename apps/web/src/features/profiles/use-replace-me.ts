import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";

/** Stores the player's own record as the server has answered it. Whatever else shows the name or the picture is asked for again. */
export function useReplaceMe(): (user: Me) => void {
	const utils = trpc.useUtils();
	return (user) => {
		utils.me.get.setData(undefined, { user });
		utils.profiles.get.invalidate();
		utils.leaderboards.invalidate();
	};
}
