import { lazyIsland } from "../../platform/chunks/lazy-island.tsx";
import type { MenuItem, ProfileTab } from "../../platform/slots.ts";
import { PartSpinner } from "../../ui/spinner.tsx";
import { useRequestCount } from "./use-request-count.ts";

export const friendsTab = {
	id: "friends",
	label: "Friends",
	Content: lazyIsland(
		() => import("./friends-tab.tsx"),
		(module) => module.FriendsTab,
		{ Waiting: PartSpinner },
	),
	load: ({ utils }) =>
		Promise.allSettled([utils.friends.list.ensureData(), utils.friends.requests.ensureData()]),
	useCount: useRequestCount,
} as const satisfies ProfileTab;

export const friendRequestsItem: MenuItem = {
	label: "Friend Requests",
	link: { to: "/profile", search: { tab: "friends" } },
	useCount: useRequestCount,
	isFor: ({ friendRequests }) => friendRequests > 0,
};
