/**
 * What each kind of live event tells to refetch, and the name of its id, if any: a user's or a duel's. Nothing else
 * travels. About a chat it is the other player's id, also in events to the user's other tabs.
 */
export const FACTS = {
	friends: null,
	requests: null,
	message: "from",
	read: "by",
	/** Valid for a few seconds. */
	typing: "from",
	presence: "of",
	invitations: null,
	/** A custom game was featured, removed or restored. */
	games: null,
	ticket: null,
	notification: null,
	/** Sent to administrators only. */
	admin: null,
	/** Names and order of the games, updates, legal texts, settings. */
	site: null,
	duels: null,
	/** A change in one duel. The id is the one in its link. */
	duel: "in",
	me: null,
	maintenance: null,
	/** A restart needs no such event: a stream's first event carries the version. */
	version: null,
	/** Events may have been missed: refetch everything. */
	refresh: null,
} as const satisfies Record<string, "from" | "by" | "of" | "in" | null>;

export type FactKind = keyof typeof FACTS;

type FactOf<Kind extends FactKind> = (typeof FACTS)[Kind] extends infer Name extends string
	? { readonly kind: Kind } & { readonly [Each in Name]: string }
	: { readonly kind: Kind };

/** Such as `{ kind: "me" }` or `{ kind: "message", from: userId }`. */
export type Fact = { [Kind in FactKind]: FactOf<Kind> }[FactKind];

/** Returns a key. Events with the same key cause the same refetch, so that one of them can be left out. */
export function factKey(fact: Fact): string {
	const { kind, ...about } = fact;
	return [kind, ...Object.values(about)].join(" ");
}
