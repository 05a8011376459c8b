import { trpc } from "../../../platform/api/trpc.ts";

/** Returns what has the lists of games asked for anew. It resolves when those on the screen are there. */
export function useRefreshLists(): () => Promise<void> {
	const { customGames, me } = trpc.useUtils();
	return async () => {
		await Promise.all([
			customGames.mine.invalidate(),
			customGames.sharedWithMe.invalidate(),
			customGames.byCreator.invalidate(),
			customGames.discover.invalidate(),
			customGames.invitations.invalidate(),
			me.get.invalidate(),
		]);
	};
}
