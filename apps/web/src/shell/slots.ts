import { settingsTab } from "../features/accounts/accounts.slots.ts";
import { friendsTab } from "../features/friends/friends.slots.ts";
import { overviewTab } from "../features/profiles/profiles.slots.ts";
import { badgesTab } from "../features/progression/progression.slots.ts";

/** The tabs of the own profile, in their order. The first one is shown where an address names none. */
export const PROFILE_TABS = [overviewTab, badgesTab, friendsTab, settingsTab] as const;
