/** What stands for the tabs of the own profile in addresses, in their order. An address that names none means the first one. */
export const PROFILE_TAB_IDS = ["overview", "badges", "custom-games", "friends", "settings"] as const;
export type ProfileTabId = (typeof PROFILE_TAB_IDS)[number];

/** Returns the tab that an address names, as search parameters: undefined, which is the overview, for one that there isn't. */
export function profileSearch({ tab }: Record<string, unknown>): { tab?: ProfileTabId | undefined } {
	// Another name of the same (D3).
	const named = tab === "games" ? "custom-games" : tab;
	return { tab: PROFILE_TAB_IDS.find((id) => id === named) };
}
