import {
	type AuthorisationTable,
	type Caller,
	FRIENDS,
	PLAYERS,
	signedIn,
	targetPlayerOr,
	type World,
} from "../authorisation.ts";

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
		"duels.create": { scope: "play", input: challenge, status: { ...FRIENDS, visitor: 200 } },
		"duels.get": { scope: "read", input: duel, status: BOTH },
		// Neither side is over.
		"duels.rounds": {
			scope: "read",
			input: (world) => ({ ...duel(world), after: 10 }),
			status: { ...BOTH, player: 409, friend: 409 },
		},
		"duels.begin": { scope: "play", input: duel, status: BOTH },
		"duels.current": { scope: "play", input: duel, status: BOTH },
		"duels.guess": {
			scope: "play",
			input: (world) => ({ ...duel(world), round: 1, guess: "higher" }),
			status: BEGUN,
		},
		// The duel is not live.
		"duels.live": { scope: "play", input: duel, status: signedIn(404) },
		"duels.ready": { scope: "play", input: duel, status: signedIn(404) },
		"duels.leave": { scope: "play", input: duel, status: signedIn(404) },
		"duels.decline": { scope: "play", input: duel, status: { ...BOTH, visitor: 401, player: 403 } },
		// Neither side is over.
		"duels.rematch": { scope: "play", input: duel, status: { ...BOTH, player: 409, friend: 409 } },
		"duels.mine": { scope: "read", status: PLAYERS },
		"duels.waiting": { scope: "read", status: PLAYERS },
		"duels.records": { scope: "read", status: PLAYERS },
		"duels.record": { scope: "read", input: targetPlayerOr("friend"), status: PLAYERS },
	},
} satisfies AuthorisationTable;
