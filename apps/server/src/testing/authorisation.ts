import type { CallScope } from "@hilo/rules/api-tokens/scopes";
import type { StoredGame } from "./games.ts";
import type { Player, TestSite } from "./test-site.ts";

/**
 * The callers of the table. `player` owns what the calls are about (run, chat, requests); `friend` is a friend of that
 * player, `blocked` is blocked by them.
 */
export const CALLERS = ["visitor", "player", "friend", "other", "blocked", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

export interface World {
	readonly site: TestSite;
	readonly player: Player;
	readonly friend: Player;
	readonly secondFriend: Player;
	readonly other: Player;
	readonly blocked: Player;
	/** These two have sent the player a friend request that waits for an answer. */
	readonly requester: Player;
	readonly secondRequester: Player;
	/** The player has sent this one a friend request that waits for an answer. */
	readonly requestReceiver: Player;
	/** The secret of the player's link for new friends. */
	readonly friendLinkKey: string;
	readonly runId: string;
	readonly poolId: string;
	/** A duel that the player has sent to the friend and begun; its clock has just run out. */
	readonly duelId: string;
	/** A notification of administrators. */
	readonly adminNotificationId: string;
	/** Games of the player's, none of them with a run. The invite_only one is shared with the friend. */
	readonly privateGame: StoredGame;
	readonly invitedGame: StoredGame;
	readonly publicGame: StoredGame;
	/** The friend's private games, to which the player is invited. */
	readonly offeredGame: StoredGame;
	readonly secondOfferedGame: StoredGame;
	/** The player's ticket, and the notification that it was answered. */
	readonly ticketId: string;
	readonly notificationId: string;
}

type Statuses = Readonly<Record<Caller, number>>;

export interface Call {
	/** What a token needs. */
	readonly scope: CallScope;
	readonly input?: (world: World, caller: Caller) => Record<string, unknown>;
	readonly status: Statuses;
}

export interface AuthorisationTable {
	/** Documented calls, by names such as "GET /user/me". */
	readonly rows: Readonly<Record<string, Call>>;
	/** Procedures, by names such as "me.get". */
	readonly procedures: Readonly<Record<string, Call>>;
}

export function anyone(status = 200): Statuses {
	return { ...signedIn(status), visitor: status };
}

export function signedIn(status = 200): Statuses {
	return { visitor: 401, player: status, friend: status, other: status, blocked: status, admin: status };
}

export const PLAYERS: Statuses = signedIn();

export const ADMINS: Statuses = { ...signedIn(403), admin: 200 };

export const VISITORS: Statuses = { ...anyone(403), visitor: 200 };

/** 200 for two friends who ask about each other. Every other caller asks about the player and is not their friend. */
export const FRIENDS: Statuses = { ...signedIn(403), player: 200, friend: 200 };

/** 200 for the owner, 404 for everyone else. */
export const OWNER: Statuses = { ...signedIn(404), player: 200 };

type Person = { [Name in keyof World]: World[Name] extends Player ? Name : never }[keyof World];

/** The player calls about the named person, every other caller about the player. */
export function targetPlayerOr(other: Person) {
	return (world: World, caller: Caller) => ({ userId: world[caller === "player" ? other : "player"].id });
}
