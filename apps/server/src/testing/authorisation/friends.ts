import {
	type AuthorisationTable,
	anyone,
	type Call,
	OWNER,
	PLAYERS,
	targetPlayerOr,
} from "../authorisation.ts";

/** A friend can't be asked again. A block by the player is not visible to the caller. */
const request: Call = {
	scope: "social",
	input: targetPlayerOr("other"),
	status: { ...PLAYERS, friend: 409 },
};
/** Requests to or by the player, so that only the player can act on them. */
const accept: Call = { scope: "social", input: ({ requester }) => ({ userId: requester.id }), status: OWNER };
const reject: Call = {
	scope: "social",
	input: ({ secondRequester }) => ({ userId: secondRequester.id }),
	status: OWNER,
};
const withdraw: Call = {
	scope: "social",
	input: ({ requestReceiver }) => ({ userId: requestReceiver.id }),
	status: OWNER,
};
const remove: Call = { scope: "social", input: targetPlayerOr("secondFriend"), status: PLAYERS };
const ask: Call = { scope: "read", input: targetPlayerOr("requestReceiver"), status: PLAYERS };
/** The player's link. It is their own, and has ended for players that they block. */
const addByLink: Call = {
	scope: "social",
	input: ({ friendLinkKey }) => ({ key: friendLinkKey }),
	status: { ...PLAYERS, player: 400, blocked: 409 },
};

export const friendsAuthorisation = {
	rows: {
		"GET /friend/list": { scope: "read", status: PLAYERS },
		"GET /friend/requests": { scope: "read", status: PLAYERS },
		"POST /friend/request": request,
		"POST /friend/accept": accept,
		"POST /friend/reject": reject,
		"POST /user/remove-friend": remove,
		"GET /friend/check-request/:userId": ask,
	},
	procedures: {
		"friends.list": { scope: "read", status: PLAYERS },
		"friends.requests": { scope: "read", status: PLAYERS },
		"friends.status": ask,
		"friends.request": request,
		"friends.accept": accept,
		"friends.reject": reject,
		"friends.withdraw": withdraw,
		"friends.remove": remove,
		"friends.block": { scope: "social", input: targetPlayerOr("other"), status: PLAYERS },
		"friends.unblock": { scope: "social", input: targetPlayerOr("blocked"), status: PLAYERS },
		"friends.blocked": { scope: "read", status: PLAYERS },
		"friends.link": { scope: "social", status: PLAYERS },
		"friends.linkOwner": {
			scope: "any",
			input: ({ friendLinkKey }) => ({ key: friendLinkKey }),
			status: anyone(),
		},
		"friends.addByLink": addByLink,
		"friends.renewLink": { scope: "social", status: PLAYERS },
	},
} satisfies AuthorisationTable;
