import type { LiveEventKind } from "@hilo/rules/live/live-events";
import type { QueryKey } from "@tanstack/react-query";
import { getQueryKey } from "@trpc/react-query";
import { trpc } from "../api/trpc.ts";
import type { LiveEventOf } from "./live-event-listeners.ts";

type Refreshes = { readonly [Kind in LiveEventKind]: (event: LiveEventOf<Kind>) => readonly QueryKey[] };

const ME = getQueryKey(trpc.me.get);
const SETTINGS = getQueryKey(trpc.site.settings);
const MAINTENANCE = [getQueryKey(trpc.site.maintenance), SETTINGS];
const SUPPORT = getQueryKey(trpc.support);
/** The queries of the administrators' pages. */
const ADMIN = [
	getQueryKey(trpc.admin),
	getQueryKey(trpc.corrections),
	SUPPORT,
	getQueryKey(trpc.moderation),
	getQueryKey(trpc.registration),
	getQueryKey(trpc.site),
];
const ANALYTICS = getQueryKey(trpc.analytics.settings);
const FRIENDS = getQueryKey(trpc.friends.list);
/** The friendship status beside users. */
const STATUSES = [getQueryKey(trpc.friends.status), getQueryKey(trpc.profiles.search)];
const FRIENDSHIP = [ME, FRIENDS, getQueryKey(trpc.friends.blocked), ...STATUSES];
const REQUESTS = [ME, getQueryKey(trpc.friends.requests), ...STATUSES];
const INVITATIONS = [
	ME,
	getQueryKey(trpc.customGames.invitations),
	getQueryKey(trpc.customGames.sentInvitations),
	getQueryKey(trpc.customGames.get),
];
const GAMES = [
	getQueryKey(trpc.customGames.mine),
	getQueryKey(trpc.customGames.sharedWithMe),
	getQueryKey(trpc.customGames.byCreator),
	getQueryKey(trpc.customGames.discover),
	getQueryKey(trpc.customGames.discoverRows),
	getQueryKey(trpc.customGames.get),
	getQueryKey(trpc.leaderboards),
	getQueryKey(trpc.home),
	getQueryKey(trpc.moderation.games),
];
const DUELS = [
	getQueryKey(trpc.duels.mine),
	getQueryKey(trpc.duels.waiting),
	getQueryKey(trpc.duels.record),
	getQueryKey(trpc.duels.records),
];
const UNREAD = [ME, FRIENDS];
const LATEST = getQueryKey(trpc.chat.latest);
/** Keys match all that begin with them. A query whose answer must not change while it is shown is `static`. */
const EVERYTHING: QueryKey = [];

/** The calls to refetch after each live event. Other effects, such as showing who types, use `onLiveEvent`. */
const REFRESHES = {
	// A former friend's presence is hidden, and their chat is closed.
	friends: () => [...FRIENDSHIP, getQueryKey(trpc.presence.statuses), getQueryKey(trpc.chat.list), LATEST],
	requests: () => REQUESTS,
	message: ({ from }) => [...UNREAD, LATEST, getQueryKey(trpc.chat.list, { userId: from })],
	read: ({ by }) => [...UNREAD, getQueryKey(trpc.chat.list, { userId: by })],
	typing: () => [],
	presence: () => [getQueryKey(trpc.presence.statuses)],
	invitations: () => INVITATIONS,
	games: () => GAMES,
	ticket: () => [ME, SUPPORT],
	notification: () => [SUPPORT],
	admin: () => ADMIN,
	site: () => [getQueryKey(trpc.site), ANALYTICS],
	duels: () => DUELS,
	duel: ({ in: id }) => [getQueryKey(trpc.duels.get, { id }), getQueryKey(trpc.duels.rounds)],
	me: () => [ME, getQueryKey(trpc.admin.access), getQueryKey(trpc.friends.link)],
	maintenance: () => [...MAINTENANCE, ME],
	version: () => [],
	refresh: () => [EVERYTHING],
} as const satisfies Refreshes;

/** Returns the query keys that a live event makes stale. A kind that only a newer server knows refetches everything. */
export function keysToRefresh<Kind extends LiveEventKind>(event: LiveEventOf<Kind>): readonly QueryKey[] {
	const table: Refreshes = REFRESHES;
	return (table[event.kind as Kind] ?? REFRESHES.refresh)(event);
}
