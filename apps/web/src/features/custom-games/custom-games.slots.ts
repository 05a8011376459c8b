import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { ProfileTab } from "../../platform/slots.ts";
import { PartSpinner } from "../../ui/spinner.tsx";
import { useInvitationCount } from "./use-invitation-count.ts";

export const customGamesTab = {
	id: "custom-games",
	label: "Custom Games",
	Content: lazyIsland(
		() => import("./lists/profile-games.tsx"),
		(module) => module.ProfileGames,
		{ Waiting: PartSpinner },
	),
	load: ({ utils: { customGames } }) =>
		Promise.allSettled([
			customGames.mine.ensureData(),
			customGames.sharedWithMe.ensureData(),
			customGames.invitations.ensureData(),
		]),
	useCount: useInvitationCount,
} as const satisfies ProfileTab;
