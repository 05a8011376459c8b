import type { ProfileTab } from "../../platform/slots.ts";
import { PROFILE_TABS } from "../slots.ts";

export type ProfileTabId = (typeof PROFILE_TABS)[number]["id"];

/** Returns the tab that an address names, as search parameters: undefined, which is the overview, for one that there isn't. */
export function profileSearch({ tab }: Record<string, unknown>): { tab?: ProfileTabId | undefined } {
	return { tab: PROFILE_TABS.find(({ id }) => id === tab)?.id };
}

/** Returns the tab of an id; the overview for none. */
export function profileTab(id: ProfileTabId | undefined): ProfileTab<ProfileTabId> {
	return PROFILE_TABS.find((tab) => tab.id === id) ?? PROFILE_TABS[0];
}
