import {
	type AuthorisationTable,
	type Caller,
	FRIENDS,
	PLAYERS,
	targetPlayerOr,
	type World,
} from "../../testing/authorisation.ts";

const chat = targetPlayerOr("friend");
const message = (world: World, caller: Caller) => ({ ...chat(world, caller), content: "hello" });

export const chatAuthorisation = {
	rows: {
		"GET /chat/unread": { status: PLAYERS },
		"GET /chat/:userId": { input: chat, status: FRIENDS },
		"POST /chat/:userId": { input: message, status: { ...FRIENDS, player: 201, friend: 201 } },
		"POST /chat/:userId/read": { input: chat, status: FRIENDS },
	},
	procedures: {
		"chat.unread": { status: PLAYERS },
		"chat.latest": { status: PLAYERS },
		"chat.list": { input: chat, status: FRIENDS },
		"chat.send": {
			input: (world, caller) => ({ ...message(world, caller), clientId: "1" }),
			status: FRIENDS,
		},
		"chat.read": { input: chat, status: FRIENDS },
		"chat.typing": { input: chat, status: FRIENDS },
	},
} satisfies AuthorisationTable;
