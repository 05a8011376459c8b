import { trpc } from "../../platform/api/trpc.ts";
import type { Me } from "../../platform/session.ts";

/** Takes in one's own record as the server has just answered it, and has whatever else shows the name or the face read anew. */
export function useTakeMe(): (user: Me) => void {
	const utils = trpc.useUtils();
	return (user) => {
		utils.me.get.setData(undefined, { user });
		utils.profiles.get.invalidate();
		utils.leaderboards.invalidate();
	};
}
