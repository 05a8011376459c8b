import {
	type AuthorisationTable,
	anyone,
	type Call,
	type Caller,
	OWNER,
	PLAYERS,
	signedIn,
	type World,
} from "../../../testing/authorisation.ts";

/** The player invites the friend, who is invited already; all others invite the player, who made the game. */
const whom = ({ player, friend }: World, caller: Caller) => (caller === "player" ? friend.id : player.id);
const game = ({ invitedGame }: World) => ({ id: invitedGame.id });
const offered = ({ offeredGame }: World) => ({ id: offeredGame.id });

const MAY_SHARE = { ...signedIn(403), player: 200, friend: 200 };
const CREATOR = { ...signedIn(403), player: 200 };

const invite: Call = {
	input: (world, caller) => ({ ...game(world), userIds: [whom(world, caller)] }),
	status: MAY_SHARE,
};
/** Only the player is invited; the friend made the game. */
const respond: Call = { input: (world) => ({ ...offered(world), status: "accepted" }), status: OWNER };
const remove: Call = { input: offered, status: OWNER };

export const sharingAuthorisation = {
	rows: {
		"GET /custom-games/invitations": { status: PLAYERS },
		"GET /game/invitations": { status: PLAYERS },
		"POST /custom-games/:id/invite": invite,
		"POST /game/invite": {
			input: (world, caller) => ({ gameId: world.invitedGame.id, userId: whom(world, caller) }),
			status: MAY_SHARE,
		},
		"POST /custom-games/:id/respond-invite": respond,
		"POST /game/accept-invitation/:id": { input: offered, status: OWNER },
		"POST /game/decline-invitation/:id": {
			input: ({ secondOfferedGame }) => ({ id: secondOfferedGame.id }),
			status: OWNER,
		},
		"POST /custom-games/:id/remove-shared": remove,
	},
	procedures: {
		"customGames.invite": invite,
		"customGames.invitations": { status: PLAYERS },
		"customGames.sentInvitations": { input: game, status: CREATOR },
		"customGames.respond": respond,
		"customGames.withdrawInvitation": {
			input: (world) => ({ ...game(world), userId: world.friend.id }),
			status: CREATOR,
		},
		"customGames.removeShared": remove,
		"customGames.unsubscribe": { input: () => ({ token: "unknown" }), status: anyone(404) },
	},
} satisfies AuthorisationTable;
