import type { LiveEventKind } from "@hilo/rules/live/live-events";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import type { QueryKey } from "@tanstack/react-query";
import type { LiveEventOf } from "./live-event-listeners.ts";

type Feature = ProcedurePath extends infer Path
	? Path extends `${infer Name}.${string}`
		? Name
		: never
	: never;
/**
 * A call to refetch, with any input or with that part of it. A feature's name means all of its calls, which keeps the
 * table short: every page for players contains it.
 */
type Look = readonly [path: ProcedurePath | Feature, input?: object];

type Refreshes = { readonly [Kind in LiveEventKind]: (event: LiveEventOf<Kind>) => readonly Look[] };

const ME: Look = ["me.get"];
const SETTINGS: Look = ["site.settings"];
const MAINTENANCE: readonly Look[] = [["site.maintenance"], SETTINGS];
const SUPPORT: Look = ["support"];
/** The queries of the administrators' pages. */
const ADMIN: readonly Look[] = [["admin"], SUPPORT, ["moderation"], ["site"]];
const ANALYTICS: Look = ["analytics.settings"];
const FRIENDS: Look = ["friends.list"];
/** The friendship status beside users. */
const STATUSES: readonly Look[] = [["friends.status"], ["profiles.search"]];
const FRIENDSHIP: readonly Look[] = [ME, FRIENDS, ["friends.blocked"], ...STATUSES];
const REQUESTS: readonly Look[] = [ME, ["friends.requests"], ...STATUSES];
const INVITATIONS: readonly Look[] = [
	ME,
	["customGames.invitations"],
	["customGames.sentInvitations"],
	["customGames.get"],
];
const GAMES: readonly Look[] = [
	["customGames.mine"],
	["customGames.sharedWithMe"],
	["customGames.byCreator"],
	["customGames.discover"],
	["moderation.games"],
];
const DUELS: readonly Look[] = [["duels.mine"], ["duels.waiting"], ["duels.record"]];
const UNREAD: readonly Look[] = [ME, FRIENDS, ["chat.unread"]];

/** The calls to refetch after each live event. Other effects, such as showing who types, use `onLiveEvent`. */
const REFRESHES = {
	// A former friend's presence is hidden, and their chat is closed.
	friends: () => [...FRIENDSHIP, ["presence.statuses"], ["chat.list"], ["chat.unread"]],
	requests: () => REQUESTS,
	message: ({ from }) => [...UNREAD, ["chat.list", { userId: from }]],
	read: ({ by }) => [...UNREAD, ["chat.list", { userId: by }]],
	typing: () => [],
	presence: ({ of }) => [["presence.statuses", { userIds: [of] }]],
	invitations: () => INVITATIONS,
	games: () => GAMES,
	ticket: () => [ME, SUPPORT],
	notification: () => [SUPPORT],
	admin: () => ADMIN,
	site: () => [["site"], ANALYTICS],
	duels: () => DUELS,
	duel: ({ in: id }) => [["duels.get", { id }]],
	me: () => [ME, ["admin.access"]],
	maintenance: () => [...MAINTENANCE, ME],
	version: () => [],
	refresh: () => [
		...FRIENDSHIP,
		...REQUESTS,
		...UNREAD,
		...INVITATIONS,
		...GAMES,
		...DUELS,
		["duels.get"],
		...MAINTENANCE,
		...ADMIN,
		["admin.access"],
		ANALYTICS,
		["chat.list"],
		["presence.statuses"],
	],
} as const satisfies Refreshes;

/** Returns the query keys that a live event makes stale. A kind that only a newer server knows refetches everything. */
export function keysToRefresh<Kind extends LiveEventKind>(event: LiveEventOf<Kind>): QueryKey[] {
	const table: Refreshes = REFRESHES;
	const looks = (table[event.kind as Kind] ?? REFRESHES.refresh)(event);
	return looks.map(keyOf);
}

/** The beginning of tRPC's key of the query. */
function keyOf([path, input]: Look): QueryKey {
	return input ? [path.split("."), { input }] : [path.split(".")];
}
