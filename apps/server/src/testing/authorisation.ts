import type { StoredGame } from "./games.ts";
import type { Player, TestSite } from "./test-site.ts";

/**
 * Those who may call. `player` is the one whose things the calls are about: the open run, the chat, the requests. `friend` is a friend
 * of the player's, `blocked` somebody whom the player blocks, `other` just another player.
 */
export const CALLERS = ["visitor", "player", "friend", "other", "blocked", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** A site with something on it to call about. */
export interface World {
	readonly site: TestSite;
	readonly player: Player;
	readonly friend: Player;
	readonly secondFriend: Player;
	readonly other: Player;
	readonly blocked: Player;
	/** Two who have asked the player to be friends, and have no answer yet. */
	readonly asker: Player;
	readonly secondAsker: Player;
	/** Whom the player has asked, without an answer yet. */
	readonly asked: Player;
	/** The player's open run. */
	readonly runId: string;
	readonly poolId: string;
	/** A duel that the player has sent to the friend, and begun; its clock has just run out. */
	readonly duelId: string;
	/** A notification of administrators. */
	readonly adminNotificationId: string;
	/** Games of the player's, none of them with a run. The invite_only one is shared with the friend. */
	readonly privateGame: StoredGame;
	readonly invitedGame: StoredGame;
	readonly publicGame: StoredGame;
	/** Private games of the friend's, to which the player is invited. */
	readonly offeredGame: StoredGame;
	readonly secondOfferedGame: StoredGame;
	/** The player's ticket, and the notification that it was answered. */
	readonly ticketId: string;
	readonly notificationId: string;
	/** A reply that administrators have saved. */
	readonly replyId: string;
}

type Statuses = Readonly<Record<Caller, number>>;

/** What a call is sent, and the status that each caller gets. */
export interface Call {
	readonly input?: (world: World, caller: Caller) => Record<string, unknown>;
	readonly status: Statuses;
}

/** A feature's rows of the authorisation table. */
export interface AuthorisationTable {
	/** Its documented calls, as "GET /user/me". */
	readonly rows: Readonly<Record<string, Call>>;
	/** Its procedures, as "me.get". */
	readonly procedures: Readonly<Record<string, Call>>;
}

/** Everyone gets the same. */
export function anyone(status = 200): Statuses {
	return { ...signedIn(status), visitor: status };
}

/** Everyone who is signed in gets the same. */
export function signedIn(status = 200): Statuses {
	return { visitor: 401, player: status, friend: status, other: status, blocked: status, admin: status };
}

/** For whoever is signed in. */
export const PLAYERS: Statuses = signedIn();

/** For administrators alone. */
export const ADMINS: Statuses = { ...signedIn(403), admin: 200 };

/** For whoever is not signed in. */
export const VISITORS: Statuses = { ...anyone(403), visitor: 200 };

/** For two friends, about one another; everybody else asks about the player, who is no friend of theirs. */
export const FRIENDS: Statuses = { ...signedIn(403), player: 200, friend: 200 };

/** For the player whose thing it is; to others it is not there. */
export const OWNER: Statuses = { ...signedIn(404), player: 200 };

type Person = { [Name in keyof World]: World[Name] extends Player ? Name : never }[keyof World];

/** The player calls about the named person, everybody else about the player. */
export function aboutPlayerOr(whom: Person) {
	return (world: World, caller: Caller) => ({ userId: world[caller === "player" ? whom : "player"].id });
}
