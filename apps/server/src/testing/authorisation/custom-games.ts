import {
	type AuthorisationTable,
	anyone,
	type Call,
	type Caller,
	OWNER,
	PLAYERS,
	signedIn,
	VISITORS,
	type World,
} from "../authorisation.ts";
import { testItems } from "../games.ts";
import { PIXEL } from "../pictures.ts";

const ofPlayer = ({ player }: World) => ({ userId: player.id });

const content = { name: "Rivers", description: "How long they are", privacyLevel: "private" };
const sent = () => ({ ...content, items: testItems(10) });

/** Neither invited players nor administrators may change a game. */
const CREATOR = { ...signedIn(403), player: 200 };

const ofGame = ({ invitedGame }: World) => ({ id: invitedGame.id });
const change: Call = { scope: "games", input: (world) => ({ ...ofGame(world), ...sent() }), status: CREATOR };
const remove: Call = {
	scope: "games",
	input: ({ privateGame }) => ({ id: privateGame.id }),
	status: { ...signedIn(404), player: 200 },
};
const renew: Call = { scope: "games", input: ofGame, status: CREATOR };

const invited = { player: 200, friend: 200, other: 403, blocked: 403, admin: 403 };

/** Shared with the friend; closed to the other callers, as is its board. */
const ofInvited: Call = { scope: "read", input: ofGame, status: { visitor: 403, ...invited } };
const ofInvitedPlayers: Call = { ...ofInvited, status: { visitor: 401, ...invited } };
const runOfInvited: Call = { ...ofInvitedPlayers, scope: "play" };
const ofPublic = ({ publicGame }: { publicGame: { id: string } }) => ({ id: publicGame.id });

/** The player invites the friend, who is invited already; all others invite the player, who made the game. */
const otherPlayer = ({ player, friend }: World, caller: Caller) =>
	caller === "player" ? friend.id : player.id;
const offered = ({ offeredGame }: World) => ({ id: offeredGame.id });

const MAY_SHARE = { ...signedIn(403), player: 200, friend: 200 };

const invite: Call = {
	scope: "games",
	input: (world, caller) => ({ ...ofGame(world), userIds: [otherPlayer(world, caller)] }),
	status: MAY_SHARE,
};
/** Only the player is invited; the friend made the game. */
const respond: Call = {
	scope: "games",
	input: (world) => ({ ...offered(world), status: "accepted" }),
	status: OWNER,
};
const removeShared: Call = { scope: "games", input: offered, status: OWNER };

export const customGamesAuthorisation = {
	rows: {
		"GET /custom-games/:id/high-scores": ofInvited,
		"GET /leaderboard/custom-game/:id": ofInvited,
		"POST /leaderboard/submit/:id": {
			scope: "play",
			input: ({ invitedGame }) => ({ id: invitedGame.id, score: 1, timePerGuess: 2, totalGuesses: 2 }),
			status: { visitor: 401, ...invited },
		},
		"POST /custom-games/game-history": {
			scope: "play",
			input: ({ invitedGame }) => ({
				gameId: invitedGame.id,
				gameType: "custom",
				score: 1,
				timeTaken: 2,
				totalGuesses: 2,
			}),
			status: { visitor: 401, ...invited },
		},
		"POST /custom-games/:id/play": { scope: "play", input: ofPublic, status: anyone() },
		"GET /custom-games/:id": ofInvited,
		"POST /custom-games": { scope: "games", input: sent, status: signedIn(201) },
		"PUT /custom-games/:id": change,
		"DELETE /custom-games/:id": remove,
		"POST /custom-games/:id/renew-link": renew,
		"GET /custom-games/invitations": { scope: "read", status: PLAYERS },
		"GET /game/invitations": { scope: "read", status: PLAYERS },
		"POST /custom-games/:id/invite": invite,
		"POST /game/invite": {
			scope: "games",
			input: (world, caller) => ({ gameId: world.invitedGame.id, userId: otherPlayer(world, caller) }),
			status: MAY_SHARE,
		},
		"POST /custom-games/:id/respond-invite": respond,
		"POST /game/accept-invitation/:id": { scope: "games", input: offered, status: OWNER },
		"POST /game/decline-invitation/:id": {
			scope: "games",
			input: ({ secondOfferedGame }) => ({ id: secondOfferedGame.id }),
			status: OWNER,
		},
		"POST /custom-games/:id/remove-shared": removeShared,
		"GET /custom-games/my-games": { scope: "read", status: PLAYERS },
		"GET /custom-games/shared-with-me": { scope: "read", status: PLAYERS },
		"GET /custom-games/discover": { scope: "any", status: anyone() },
		"GET /custom-games/by-creator/:userId": { scope: "any", input: ofPlayer, status: anyone() },
	},
	procedures: {
		"customGames.start": runOfInvited,
		"customGames.current": runOfInvited,
		"customGames.opening": { scope: "any", input: ofPublic, status: VISITORS },
		"customGames.countPlay": { scope: "play", input: ofPublic, status: VISITORS },
		"customGames.board": ofInvited,
		"customGames.ownRank": ofInvitedPlayers,
		"customGames.insights": {
			scope: "read",
			input: ofPublic,
			status: { visitor: 401, player: 200, friend: 403, other: 403, blocked: 403, admin: 403 },
		},
		"customGames.get": ofInvited,
		"customGames.create": { scope: "games", input: sent, status: signedIn() },
		"customGames.templates": { scope: "read", status: PLAYERS },
		"customGames.forEdit": { scope: "read", input: ofGame, status: CREATOR },
		"customGames.update": change,
		"customGames.delete": remove,
		"customGames.renewLink": renew,
		"customGames.addPicture": { scope: "games", input: () => ({ octets: PIXEL }), status: PLAYERS },
		"customGames.pictureQuota": { scope: "read", status: PLAYERS },
		"customGames.invite": invite,
		"customGames.invitations": { scope: "read", status: PLAYERS },
		"customGames.sentInvitations": { scope: "read", input: ofGame, status: CREATOR },
		"customGames.respond": respond,
		"customGames.withdrawInvitation": {
			scope: "games",
			input: (world) => ({ ...ofGame(world), userId: world.friend.id }),
			status: CREATOR,
		},
		"customGames.removeShared": removeShared,
		"customGames.unsubscribe": { scope: "any", input: () => ({ token: "unknown" }), status: anyone(404) },
		"customGames.mine": { scope: "read", status: PLAYERS },
		"customGames.sharedWithMe": { scope: "read", status: PLAYERS },
		"customGames.byCreator": { scope: "any", input: ofPlayer, status: anyone() },
		"customGames.discoverRows": { scope: "any", status: anyone() },
		"customGames.catalogue": { scope: "any", input: () => ({ category: "history" }), status: anyone() },
		"customGames.creator": {
			scope: "any",
			input: ofPlayer,
			// The blocker is not shown the games of the blocked player.
			status: anyone(),
		},
		"customGames.showcase": { scope: "any", status: anyone() },
		"customGames.discover": { scope: "any", input: () => ({ search: "game" }), status: anyone() },
	},
} satisfies AuthorisationTable;
