import { oneOf, parseSearch, textParam } from "../platform/search-params.ts";

/** The names of the profile's tabs in addresses, in order. The first is the default. */
export const PROFILE_TAB_IDS = [
	"overview",
	"badges",
	"custom-games",
	"friends",
	"settings",
	"support",
] as const;
export type ProfileTabId = (typeof PROFILE_TAB_IDS)[number];

const tabParam = oneOf(PROFILE_TAB_IDS);

/** Unknown tabs give the overview. */
export const profileSearch = parseSearch({
	/** "games" is an alias. */
	tab: (value) => tabParam(value === "games" ? "custom-games" : value),
	/** The id of the ticket on the support tab, or "new". */
	ticket: textParam,
	/** The path of a new ticket's subject. */
	about: textParam,
});
