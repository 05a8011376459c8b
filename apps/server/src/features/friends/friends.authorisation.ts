import {
	type AuthorisationTable,
	type Call,
	OWNER,
	PLAYERS,
	targetPlayerOr,
} from "../../testing/authorisation.ts";

/** A friend can't be asked again. A block by the player is not visible to the caller. */
const request: Call = { input: targetPlayerOr("other"), status: { ...PLAYERS, friend: 409 } };
/** Requests to or by the player, so that only the player can act on them. */
const accept: Call = {
	input: ({ requester }) => ({ userId: requester.id }),
	status: OWNER,
};
const reject: Call = {
	input: ({ secondRequester }) => ({ userId: secondRequester.id }),
	status: OWNER,
};
const withdraw: Call = { input: ({ requestReceiver }) => ({ userId: requestReceiver.id }), status: OWNER };
const remove: Call = { input: targetPlayerOr("secondFriend"), status: PLAYERS };
const ask: Call = { input: targetPlayerOr("requestReceiver"), status: PLAYERS };

export const friendsAuthorisation = {
	rows: {
		"GET /friend/list": { status: PLAYERS },
		"GET /friend/requests": { status: PLAYERS },
		"POST /friend/request": request,
		"POST /friend/accept": accept,
		"POST /friend/reject": reject,
		"POST /user/remove-friend": remove,
		"GET /friend/check-request/:userId": ask,
	},
	procedures: {
		"friends.list": { status: PLAYERS },
		"friends.requests": { status: PLAYERS },
		"friends.status": ask,
		"friends.standing": ask,
		"friends.request": request,
		"friends.accept": accept,
		"friends.reject": reject,
		"friends.withdraw": withdraw,
		"friends.remove": remove,
		"friends.block": { input: targetPlayerOr("other"), status: PLAYERS },
		"friends.unblock": { input: targetPlayerOr("blocked"), status: PLAYERS },
		"friends.blocked": { status: PLAYERS },
	},
} satisfies AuthorisationTable;
