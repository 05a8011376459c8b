import type { ProfileTab } from "../../platform/slots.ts";
import type { ProfileTabId } from "../profile-search.ts";
import { PROFILE_TABS } from "../slots.ts";

export function profileTab(id: ProfileTabId = "overview"): ProfileTab {
	return PROFILE_TABS[id];
}
