/**
 * What each kind of live event tells to refetch, and the name of its id, if any: a user's or a duel's. Nothing else
 * travels. About a chat it is the other player's id, also in events to the user's other tabs.
 */
export const LIVE_EVENTS = {
	/** The user's friends, or a friendship's status, has changed. */
	friends: null,
	requests: null,
	message: "from",
	read: "by",
	/** Valid for a few seconds. */
	typing: "from",
	presence: "of",
	invitations: null,
	/** A custom game was featured, removed or restored, or its creator suspended. */
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
	/** A restart needs no such event: a stream's first message carries the version. */
	version: null,
	/** Events may have been missed: refetch everything. */
	refresh: null,
} as const satisfies Record<string, "from" | "by" | "of" | "in" | null>;

export type LiveEventKind = keyof typeof LIVE_EVENTS;

type LiveEventOf<Kind extends LiveEventKind> = (typeof LIVE_EVENTS)[Kind] extends infer Name extends string
	? { readonly kind: Kind } & { readonly [Each in Name]: string }
	: { readonly kind: Kind };

/** Such as `{ kind: "me" }` or `{ kind: "message", from: userId }`. */
export type LiveEvent = { [Kind in LiveEventKind]: LiveEventOf<Kind> }[LiveEventKind];

/** Events with the same key refetch the same, so that one of them is enough. */
export function liveEventKey(event: LiveEvent): string {
	const { kind, ...ids } = event;
	return [kind, ...Object.values(ids)].join(" ");
}
