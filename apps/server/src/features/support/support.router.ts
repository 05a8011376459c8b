import {
	answerInput,
	assignInput,
	createTicketInput,
	deleteReplyInput,
	notificationInput,
	queueInput,
	replyInput,
	saveReplyInput,
	ticketInput,
	ticketStatusInput,
} from "@hilo/rules/support/support.schema";
import { requirePlayer } from "../../platform/context.ts";
import { playerProcedure, router } from "../../platform/procedures.ts";
import {
	latestNotification,
	markNotificationRead,
	notificationsWithoutTicket,
} from "../notifications/read-player-notifications.ts";
import { answerTicket } from "./answer-ticket.ts";
import { assignTicket, closeTicket, setTicketStatus } from "./change-ticket.ts";
import { createTicket } from "./create-ticket.ts";
import { markAllTicketsRead, markTicketRead } from "./mark-tickets-read.ts";
import { ownTickets, unreadTickets } from "./own-tickets.ts";
import { ticketForAdmin, ticketQueue } from "./queue.ts";
import { replyToTicket } from "./reply-to-ticket.ts";
import { deleteReply, savedReplies, saveReply } from "./saved-replies.ts";
import {
	presentQueue,
	presentSummary,
	presentSupportUser,
	presentTicket,
	presentTicketForAdmin,
} from "./support.presenter.ts";
import { findTicket } from "./ticket.ts";
import { leaveTicket, watchTicket } from "./watch-ticket.ts";

export const supportRouter = router({
	mine: playerProcedure.query(async ({ ctx }) => (await ownTickets(ctx)).map(presentSummary)),
	get: playerProcedure
		.input(ticketInput)
		.query(async ({ ctx, input }) => presentTicket(await findTicket(ctx, input), requirePlayer(ctx).id)),
	create: playerProcedure
		.input(createTicketInput)
		.mutation(async ({ ctx, input }) => presentTicket(await createTicket(ctx, input), requirePlayer(ctx).id)),
	reply: playerProcedure
		.input(replyInput)
		.mutation(async ({ ctx, input }) =>
			presentTicket(await replyToTicket(ctx, input), requirePlayer(ctx).id),
		),
	close: playerProcedure.input(ticketInput).mutation(async ({ ctx, input }) => {
		await closeTicket(ctx, input);
	}),
	markRead: playerProcedure.input(ticketInput).mutation(({ ctx, input }) => markTicketRead(ctx, input)),
	markAllRead: playerProcedure.mutation(({ ctx }) => markAllTicketsRead(ctx)),
	unreadCount: playerProcedure.query(async ({ ctx }) => ({ count: await unreadTickets(ctx) })),
	notices: playerProcedure.query(({ ctx }) => notificationsWithoutTicket(ctx)),
	latestNotification: playerProcedure.query(({ ctx }) => latestNotification(ctx)),
	readNotification: playerProcedure
		.input(notificationInput)
		.mutation(({ ctx, input }) => markNotificationRead(ctx, input)),

	queue: playerProcedure
		.input(queueInput)
		.query(async ({ ctx, input }) => presentQueue(await ticketQueue(ctx, input))),
	ticket: playerProcedure
		.input(ticketInput)
		.query(async ({ ctx, input }) =>
			presentTicketForAdmin(await ticketForAdmin(ctx, input), requirePlayer(ctx).id),
		),
	watch: playerProcedure.input(ticketInput).mutation(async ({ ctx, input }) => ({
		watchers: (await watchTicket(ctx, input)).map(presentSupportUser),
	})),
	leave: playerProcedure.input(ticketInput).mutation(({ ctx, input }) => leaveTicket(ctx, input)),
	answer: playerProcedure.input(answerInput).mutation(async ({ ctx, input }) => {
		await answerTicket(ctx, input);
	}),
	setStatus: playerProcedure
		.input(ticketStatusInput)
		.mutation(({ ctx, input }) => setTicketStatus(ctx, input)),
	assign: playerProcedure.input(assignInput).mutation(({ ctx, input }) => assignTicket(ctx, input)),
	savedReplies: playerProcedure.query(({ ctx }) => savedReplies(ctx)),
	saveReply: playerProcedure.input(saveReplyInput).mutation(({ ctx, input }) => saveReply(ctx, input)),
	deleteReply: playerProcedure.input(deleteReplyInput).mutation(({ ctx, input }) => deleteReply(ctx, input)),
});
