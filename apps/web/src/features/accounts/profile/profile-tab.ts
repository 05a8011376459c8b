/** The tabs of one's own profile. */
export const PROFILE_TABS = ["overview", "badges", "settings"] as const;
export type ProfileTab = (typeof PROFILE_TABS)[number];

/** The tab that an address names; undefined, which is the overview, where it names none that there is. */
export function profileTab({ tab }: Record<string, unknown>): { tab?: ProfileTab | undefined } {
	return { tab: PROFILE_TABS.find((known) => known === tab) };
}
