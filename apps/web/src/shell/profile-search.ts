/** What stands for the tabs of the own profile in addresses, in their order. An address that names none means the first one. */
export const PROFILE_TAB_IDS = [
	"overview",
	"badges",
	"custom-games",
	"friends",
	"settings",
	"support",
] as const;
export type ProfileTabId = (typeof PROFILE_TAB_IDS)[number];

interface ProfileSearch {
	/** Undefined is the overview. */
	readonly tab?: ProfileTabId | undefined;
	/** On the support tab: the id of the ticket that is shown, or "new". */
	readonly ticket?: string | undefined;
	/** The path of what a new ticket is about. */
	readonly about?: string | undefined;
}

/** Returns the tab that an address names, as search parameters: the overview for one that there isn't. */
export function profileSearch({ tab, ticket, about }: Record<string, unknown>): ProfileSearch {
	// Another name of the same (D3).
	const named = tab === "games" ? "custom-games" : tab;
	return { tab: PROFILE_TAB_IDS.find((id) => id === named), ticket: text(ticket), about: text(about) };
}

/** The router reads what looks like a number as one. */
const text = (value: unknown) => (value ? `${value}` : undefined);
