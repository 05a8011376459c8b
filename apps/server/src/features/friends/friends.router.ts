import { playerInput } from "@hilo/rules/friends/friends.schema";
import { playerProcedure, router } from "../../platform/procedures.ts";
import { acceptRequest } from "./accept-request.ts";
import { block, listBlocked, unblock } from "./block.ts";
import { presentAnswer, presentBlocked, presentFriend, presentRequest } from "./friends.presenter.ts";
import { friendshipStatusWith } from "./friendship-status.ts";
import { listFriends, listIncoming, listSent } from "./list-friends.ts";
import { removeFriend } from "./remove-friend.ts";
import { rejectRequest, requestFriend, withdrawRequest } from "./request-friend.ts";

const aboutPerson = playerProcedure.input(playerInput);

export const friendsRouter = router({
	list: playerProcedure.query(async ({ ctx }) => (await listFriends(ctx)).map(presentFriend)),
	requests: playerProcedure.query(async ({ ctx }) => ({
		incoming: (await listIncoming(ctx)).map(presentRequest),
		sent: (await listSent(ctx)).map(presentRequest),
	})),
	status: aboutPerson.query(async ({ ctx, input }) => ({
		friendshipStatus: await friendshipStatusWith(ctx, input),
	})),
	// The name of `status` for pages of the last release that are still open.
	standing: aboutPerson.query(async ({ ctx, input }) => ({
		standing: await friendshipStatusWith(ctx, input),
	})),
	request: aboutPerson.mutation(async ({ ctx, input }) => presentAnswer(await requestFriend(ctx, input))),
	accept: aboutPerson.mutation(async ({ ctx, input }) => ({
		friend: presentFriend(await acceptRequest(ctx, input)),
	})),
	reject: aboutPerson.mutation(({ ctx, input }) => rejectRequest(ctx, input)),
	withdraw: aboutPerson.mutation(({ ctx, input }) => withdrawRequest(ctx, input)),
	remove: aboutPerson.mutation(({ ctx, input }) => removeFriend(ctx, input)),
	block: aboutPerson.mutation(({ ctx, input }) => block(ctx, input)),
	unblock: aboutPerson.mutation(({ ctx, input }) => unblock(ctx, input)),
	blocked: playerProcedure.query(async ({ ctx }) => (await listBlocked(ctx)).map(presentBlocked)),
});
