import {
	type AuthorisationTable,
	type Caller,
	FRIENDS,
	PLAYERS,
	targetPlayerOr,
	type World,
} from "../authorisation.ts";

const chat = targetPlayerOr("friend");
const message = (world: World, caller: Caller) => ({ ...chat(world, caller), content: "hello" });

export const chatAuthorisation = {
	rows: {
		"GET /chat/unread": { scope: "read", status: PLAYERS },
		"GET /chat/:userId": { scope: "read", input: chat, status: FRIENDS },
		"POST /chat/:userId": {
			scope: "social",
			input: message,
			status: { ...FRIENDS, player: 201, friend: 201 },
		},
		"POST /chat/:userId/read": { scope: "social", input: chat, status: FRIENDS },
	},
	procedures: {
		"chat.latest": { scope: "read", status: PLAYERS },
		"chat.list": { scope: "read", input: chat, status: FRIENDS },
		"chat.send": {
			scope: "social",
			input: (world, caller) => ({ ...message(world, caller), clientId: "1" }),
			status: FRIENDS,
		},
		"chat.read": { scope: "social", input: chat, status: FRIENDS },
		"chat.typing": { scope: "social", input: chat, status: FRIENDS },
	},
} satisfies AuthorisationTable;
