import {
	type AuthorisationTable,
	type Caller,
	FRIENDS,
	PLAYERS,
	signedIn,
	targetPlayerOr,
	type World,
} from "../../testing/authorisation.ts";

const duel = ({ duelId }: World) => ({ id: duelId });
/** A visitor has no friends, so their challenge goes by link. */
const challenge = (world: World, caller: Caller) => ({
	source: { kind: "classic", game: "country" },
	...(caller !== "visitor" && { toUserId: targetPlayerOr("friend")(world, caller).userId }),
});

/** The player and the friend are the two of this duel. A blocked player gets the same status as other players. */
const BOTH = { ...FRIENDS, visitor: 403 };
/** The player has begun, the friend has not. */
const BEGUN = { ...signedIn(404), visitor: 404, player: 200, friend: 409 };

export const duelsAuthorisation = {
	rows: {},
	procedures: {
		"duels.create": { input: challenge, status: { ...FRIENDS, visitor: 200 } },
		"duels.get": { input: duel, status: BOTH },
		"duels.begin": { input: duel, status: BOTH },
		"duels.current": { input: duel, status: BOTH },
		"duels.guess": { input: (world) => ({ ...duel(world), round: 1, guess: "higher" }), status: BEGUN },
		"duels.timeOut": { input: (world) => ({ ...duel(world), round: 1 }), status: BEGUN },
		// The duel is not live.
		"duels.live": { input: duel, status: signedIn(404) },
		"duels.ready": { input: duel, status: signedIn(404) },
		"duels.leave": { input: duel, status: signedIn(404) },
		"duels.decline": { input: duel, status: { ...BOTH, visitor: 401, player: 403 } },
		// Neither side is over.
		"duels.rematch": { input: duel, status: { ...BOTH, player: 409, friend: 409 } },
		"duels.mine": { status: PLAYERS },
		"duels.waiting": { status: PLAYERS },
		"duels.records": { status: PLAYERS },
		"duels.record": { input: targetPlayerOr("friend"), status: PLAYERS },
	},
} satisfies AuthorisationTable;
