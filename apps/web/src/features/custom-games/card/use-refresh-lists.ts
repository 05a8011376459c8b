import { trpc } from "../../../platform/api/trpc.ts";

/** Invalidates all lists of games. Resolves when those on the screen are loaded. */
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
