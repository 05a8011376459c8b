/**
 * What a live event can say: an invitation to look again (D24), and under which name it carries an id, if any: of a user, or of
 * a duel. No text, no name and no number travels in one. In those about a chat it is the other person, also where the fact goes to one's own
 * other tabs.
 */
export const LIVE_EVENTS = {
	/** The own list of friends, or how one stands with somebody, has changed. */
	friends: null,
	/** The friend requests, received or sent, have changed. */
	requests: null,
	/** There is a new message in the chat with that person. */
	message: "from",
	/** Messages in the chat with that person were read. */
	read: "by",
	/** That person is typing. Counts for a few seconds. */
	typing: "from",
	/** That person's presence has changed. */
	presence: "of",
	/** The invitations to games have changed. */
	invitations: null,
	/** Lists of custom games have changed: one was featured, removed or restored. */
	games: null,
	/** A support ticket was answered, or its status has changed. */
	ticket: null,
	/** There is a new notification of support's. */
	notification: null,
	/** Something that administrators look after has changed. Told to them alone. */
	admin: null,
	/** What the site says of itself has changed: its games' names and order, its updates, its legal texts, its settings. */
	site: null,
	/** The challenges that were sent to one, or that one has sent, have changed. */
	duels: null,
	/** Something has happened in that duel. Its id is what a link to it says. */
	duel: "in",
	/** The own record has changed. */
	me: null,
	/** The site closes for maintenance, or opens again. */
	maintenance: null,
	/** The server may have a new version. Nothing needs to tell it after a restart: a stream's first event names the pages' script. */
	version: null,
	/** Facts may have been missed: everything is to be looked at again. */
	refresh: null,
} as const satisfies Record<string, "from" | "by" | "of" | "in" | null>;

export type LiveEventKind = keyof typeof LIVE_EVENTS;

type LiveEventOf<Kind extends LiveEventKind> = (typeof LIVE_EVENTS)[Kind] extends infer Name extends string
	? { readonly kind: Kind } & { readonly [Each in Name]: string }
	: { readonly kind: Kind };

/** One of the facts, such as `{ kind: "me" }` or `{ kind: "message", from: userId }`. */
export type LiveEvent = { [Kind in LiveEventKind]: LiveEventOf<Kind> }[LiveEventKind];

/** Two facts with the same key invite to the same look, so that one of them can be left out. */
export function liveEventKey(event: LiveEvent): string {
	const { kind, ...about } = event;
	return [kind, ...Object.values(about)].join(" ");
}
