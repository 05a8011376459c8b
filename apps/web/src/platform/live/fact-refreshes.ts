import type { FactKind } from "@hilo/rules/live/facts";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import type { QueryKey } from "@tanstack/react-query";
import type { FactOf } from "./heard.ts";

/** A call that may have a new answer: with any input, or where `input` names a part of it, with that. */
type Look = readonly [path: ProcedurePath, input?: object];

type Refreshes = { readonly [Kind in FactKind]: (fact: FactOf<Kind>) => readonly Look[] };

const ME: Look = ["me.get"];
const SETTINGS: Look = ["site.settings"];
const MAINTENANCE: readonly Look[] = [["site.maintenance"], SETTINGS];
/** What administrators look after. */
const ADMIN: readonly Look[] = [
	["admin.access"],
	["admin.dashboard"],
	["admin.notifications"],
	["admin.unreadNotifications"],
	SETTINGS,
	["site.classicGames"],
	["support.queue"],
	["support.ticket"],
	["support.savedReplies"],
	["moderation.queue"],
	["moderation.games"],
];
const SITE: readonly Look[] = [
	["site.gameStatus"],
	["site.recentUpdates"],
	["site.updates"],
	["site.allUpdates"],
	["site.legal"],
	["site.legalText"],
];
const FRIENDS: Look = ["friends.list"];
/** What the buttons beside a person offer. */
const STANDINGS: readonly Look[] = [["friends.standing"], ["profiles.search"]];
const FRIENDSHIP: readonly Look[] = [ME, FRIENDS, ["friends.blocked"], ...STANDINGS];
const REQUESTS: readonly Look[] = [ME, ["friends.requests"], ...STANDINGS];
const INVITATIONS: readonly Look[] = [
	ME,
	["customGames.invitations"],
	["customGames.sentInvitations"],
	["customGames.get"],
];
const TICKETS: readonly Look[] = [ME, ["support.mine"], ["support.get"]];
const NOTIFICATIONS: readonly Look[] = [["support.latestNotification"], ["support.notices"]];
const GAMES: readonly Look[] = [
	["customGames.mine"],
	["customGames.sharedWithMe"],
	["customGames.byCreator"],
	["customGames.discover"],
	["moderation.games"],
];
const UNREAD: readonly Look[] = [ME, FRIENDS, ["chat.unread"]];

/**
 * Which calls have a new answer after each fact. What a feature does besides, such as showing that somebody is typing, it does with
 * `onFact`.
 */
const FACT_REFRESHES = {
	// Who is a friend no longer shows how they are there, and may not be written to.
	friends: () => [...FRIENDSHIP, ["presence.statuses"], ["chat.list"], ["chat.unread"]],
	requests: () => REQUESTS,
	message: ({ from }) => [...UNREAD, ["chat.list", { userId: from }]],
	read: ({ by }) => [...UNREAD, ["chat.list", { userId: by }]],
	typing: () => [],
	presence: ({ of }) => [["presence.statuses", { userIds: [of] }]],
	invitations: () => INVITATIONS,
	games: () => GAMES,
	ticket: () => TICKETS,
	notification: () => NOTIFICATIONS,
	admin: () => ADMIN,
	site: () => SITE,
	me: () => [ME, ["admin.access"]],
	maintenance: () => [...MAINTENANCE, ME],
	version: () => [],
	refresh: () => [
		...FRIENDSHIP,
		...REQUESTS,
		...UNREAD,
		...INVITATIONS,
		...GAMES,
		...MAINTENANCE,
		...SITE,
		...TICKETS,
		...NOTIFICATIONS,
		...ADMIN,
		["chat.list"],
		["presence.statuses"],
	],
} as const satisfies Refreshes;

/** Returns the keys of the queries that a fact invites to ask again. A kind that only a newer server knows may be about anything. */
export function keysToRefresh<Kind extends FactKind>(fact: FactOf<Kind>): QueryKey[] {
	const table: Refreshes = FACT_REFRESHES;
	const looks = (table[fact.kind as Kind] ?? FACT_REFRESHES.refresh)(fact);
	return looks.map(keyOf);
}

/** The beginning of the key that tRPC gives a query. */
function keyOf([path, input]: Look): QueryKey {
	return input ? [path.split("."), { input }] : [path.split(".")];
}
