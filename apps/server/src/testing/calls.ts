import type { Player, TestSite } from "./test-site.ts";

/** Those who may call: `player` owns the run that the calls are about, `other` is another player. */
export const CALLERS = ["visitor", "player", "other", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** A site with something on it to call about. */
export interface World {
	readonly site: TestSite;
	readonly player: Player;
	/** A friend of the player's, and of nobody else's. */
	readonly friend: Player;
	/** The player's open run. */
	readonly runId: string;
	readonly poolId: string;
}

type Statuses = Readonly<Record<Caller, number>>;

/** What a call is sent, and the status that each caller gets. */
export interface Call {
	readonly input?: (world: World, caller: Caller) => Record<string, unknown>;
	readonly status: Statuses;
}

/** A feature's rows of the authorisation table. */
export interface Calls {
	/** Its documented calls, as "GET /user/me". */
	readonly rows: Readonly<Record<string, Call>>;
	/** Its procedures, as "me.get". */
	readonly procedures: Readonly<Record<string, Call>>;
}

/** Everyone gets the same. */
export function anyone(status = 200): Statuses {
	return { visitor: status, player: status, other: status, admin: status };
}

/** For whoever is signed in. */
export const PLAYERS: Statuses = { ...anyone(), visitor: 401 };

/** For whoever is not signed in. */
export const VISITORS: Statuses = { ...anyone(403), visitor: 200 };

/** For a friend of the one it is about. */
export const FRIENDS: Statuses = { ...anyone(403), visitor: 401, player: 200 };

/** For the player whose thing it is; to others it is not there. */
export const OWNER: Statuses = { ...anyone(404), visitor: 401, player: 200 };
