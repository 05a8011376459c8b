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

interface ProfileSearch {
	/** Undefined means the overview. */
	readonly tab?: ProfileTabId | undefined;
	/** The id of the ticket on the support tab, or "new". */
	readonly ticket?: string | undefined;
	/** The path of a new ticket's subject. */
	readonly about?: string | undefined;
}

/** Unknown tabs give the overview. */
export function profileSearch({ tab, ticket, about }: Record<string, unknown>): ProfileSearch {
	// An alias.
	const named = tab === "games" ? "custom-games" : tab;
	return { tab: PROFILE_TAB_IDS.find((id) => id === named), ticket: text(ticket), about: text(about) };
}

/** The router parses numbers, but this is text. */
const text = (value: unknown) => (value ? `${value}` : undefined);
