import { playerInput } from "@hilo/rules/friends/friends.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { acceptRequest } from "./accept-request.ts";
import { block, listBlocked, unblock } from "./block.ts";
import { presentAnswer, presentBlocked, presentFriend, presentRequest } from "./friends.presenter.ts";
import { friendshipStatusWith } from "./friendship-status.ts";
import { listFriends, listIncoming, listSent } from "./list-friends.ts";
import { removeFriend } from "./remove-friend.ts";
import { rejectRequest, requestFriend, withdrawRequest } from "./request-friend.ts";

const aboutPlayer = playerProcedure.input(playerInput);

export const friendsRouter = router({
	list: playerProcedure.query(async ({ ctx }) => (await listFriends(ctx)).map(presentFriend)),
	requests: playerProcedure.query(async ({ ctx }) => ({
		incoming: (await listIncoming(ctx)).map(presentRequest),
		sent: (await listSent(ctx)).map(presentRequest),
	})),
	status: aboutPlayer.query(async ({ ctx, input }) => ({
		friendshipStatus: await friendshipStatusWith(ctx, input),
	})),
	// The name of `status` for pages of the last release that are still open.
	standing: aboutPlayer.query(async ({ ctx, input }) => ({
		standing: await friendshipStatusWith(ctx, input),
	})),
	request: aboutPlayer.mutation(async ({ ctx, input }) => presentAnswer(await requestFriend(ctx, input))),
	accept: aboutPlayer.mutation(async ({ ctx, input }) => ({
		friend: presentFriend(await acceptRequest(ctx, input)),
	})),
	reject: aboutPlayer.mutation(({ ctx, input }) => rejectRequest(ctx, input)),
	withdraw: aboutPlayer.mutation(({ ctx, input }) => withdrawRequest(ctx, input)),
	remove: aboutPlayer.mutation(({ ctx, input }) => removeFriend(ctx, input)),
	block: aboutPlayer.mutation(({ ctx, input }) => block(ctx, input)),
	unblock: aboutPlayer.mutation(({ ctx, input }) => unblock(ctx, input)),
	blocked: playerProcedure.query(async ({ ctx }) => (await listBlocked(ctx)).map(presentBlocked)),
});
