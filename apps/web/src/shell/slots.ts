import { settingsTab } from "../features/accounts/accounts.slots.ts";
import { customGamesTab } from "../features/custom-games/custom-games.slots.ts";
import { friendsTab } from "../features/friends/friends.slots.ts";
import { overviewTab } from "../features/profiles/profiles.slots.ts";
import { badgesTab } from "../features/progression/progression.slots.ts";
import { supportTab } from "../features/support/support.slots.ts";
import type { Api } from "../platform/api/trpc.ts";
import { lazyIsland } from "../platform/chunks/lazy-island.tsx";
import { settled } from "../platform/settled.ts";
import type { ProfileTab } from "../platform/slots.ts";
import { PartSpinner } from "../ui/spinner.tsx";
import type { ProfileTabId } from "./profile-search.ts";
import { useSocialCount } from "./use-social-count.ts";

const socialTab = {
	...friendsTab,
	useCount: useSocialCount,
	// Duels that load late would move the friends down.
	load: (api: Api) => settled([friendsTab.load(api), api.utils.duels.mine.ensureData()]),
	Content: lazyIsland(
		() => import("./social-tab.tsx"),
		(module) => module.SocialTab,
		{ Waiting: PartSpinner },
	),
};

export const PROFILE_TABS: { readonly [Id in ProfileTabId]: ProfileTab<Id> } = {
	overview: overviewTab,
	badges: badgesTab,
	"custom-games": customGamesTab,
	friends: socialTab,
	settings: settingsTab,
	support: supportTab,
};
