import type { CallScope } from "@hilo/rules/api-tokens/scopes";
import { friendLinkInput, playerInput } from "@hilo/rules/friends/friends.schema";
import { playerProcedure, procedure, router } from "../../platform/procedures.ts";
import { acceptRequest } from "./accept-request.ts";
import { block, listBlocked, unblock } from "./block.ts";
import { addByLink, findOwnerOfLink, ownFriendLink, renewFriendLink } from "./friend-link.ts";
import {
	presentAnswer,
	presentBlocked,
	presentFriend,
	presentFriendUser,
	presentRequest,
} from "./friends.presenter.ts";
import { friendshipStatusWith } from "./friendship-status.ts";
import { listFriends, listIncoming, listSent } from "./list-friends.ts";
import { removeFriend } from "./remove-friend.ts";
import { rejectRequest, requestFriend, withdrawRequest } from "./request-friend.ts";

const aboutPlayer = (scope: CallScope) => playerProcedure(scope).input(playerInput);

export const friendsRouter = router({
	list: playerProcedure("read", { isLarge: true }).query(async ({ ctx }) =>
		(await listFriends(ctx)).map(presentFriend),
	),
	requests: playerProcedure("read").query(async ({ ctx }) => ({
		incoming: (await listIncoming(ctx)).map(presentRequest),
		sent: (await listSent(ctx)).map(presentRequest),
	})),
	status: aboutPlayer("read").query(async ({ ctx, input }) => ({
		friendshipStatus: await friendshipStatusWith(ctx, input),
	})),
	request: aboutPlayer("social").mutation(async ({ ctx, input }) =>
		presentAnswer(await requestFriend(ctx, input)),
	),
	accept: aboutPlayer("social").mutation(async ({ ctx, input }) => ({
		friend: presentFriend(await acceptRequest(ctx, input)),
	})),
	reject: aboutPlayer("social").mutation(({ ctx, input }) => rejectRequest(ctx, input)),
	withdraw: aboutPlayer("social").mutation(({ ctx, input }) => withdrawRequest(ctx, input)),
	remove: aboutPlayer("social").mutation(({ ctx, input }) => removeFriend(ctx, input)),
	block: aboutPlayer("social").mutation(({ ctx, input }) => block(ctx, input)),
	unblock: aboutPlayer("social").mutation(({ ctx, input }) => unblock(ctx, input)),
	blocked: playerProcedure("read", { isLarge: true }).query(async ({ ctx }) =>
		(await listBlocked(ctx)).map(presentBlocked),
	),
	// Who has the link can become a friend, so a token that only reads does not get it.
	link: playerProcedure("social").query(({ ctx }) => ownFriendLink(ctx)),
	renewLink: playerProcedure("social").mutation(({ ctx }) => renewFriendLink(ctx)),
	linkOwner: procedure("any")
		.input(friendLinkInput)
		.query(async ({ ctx, input }) => {
			const { owner, isOwn } = await findOwnerOfLink(ctx, input);
			return { owner: owner && presentFriendUser(owner), isOwn };
		}),
	addByLink: playerProcedure("social")
		.input(friendLinkInput)
		.mutation(async ({ ctx, input }) => ({ friend: presentFriend(await addByLink(ctx, input)) })),
});
