import {
	answerInput,
	createTicketInput,
	notificationInput,
	queueInput,
	replyInput,
	ticketInput,
	ticketStatusInput,
} from "@hilo/rules/support/support.schema";
import { adminProcedure, playerProcedure, router } from "../../platform/procedures.ts";
import {
	latestNotification,
	markNotificationRead,
	notificationsWithoutTicket,
} from "../notifications/read-player-notifications.ts";
import { answerTicket } from "./answer-ticket.ts";
import { closeTicket, setTicketStatus } from "./change-ticket.ts";
import { createTicket } from "./create-ticket.ts";
import { markAllTicketsRead, markTicketRead } from "./mark-tickets-read.ts";
import { ownTickets } from "./own-tickets.ts";
import { replyToTicket } from "./reply-to-ticket.ts";
import { presentQueue, presentSummary, presentTicket, presentTicketForAdmin } from "./support.presenter.ts";
import { findTicket } from "./ticket.ts";
import { ticketForAdmin, ticketQueue } from "./ticket-queue.ts";

export const supportRouter = router({
	mine: playerProcedure("read").query(async ({ ctx }) => (await ownTickets(ctx)).map(presentSummary)),
	get: playerProcedure("read", { isLarge: true })
		.input(ticketInput)
		.query(async ({ ctx, input }) => presentTicket(await findTicket(ctx, input), ctx.actor.id)),
	create: playerProcedure("social")
		.input(createTicketInput)
		.mutation(async ({ ctx, input }) => presentTicket(await createTicket(ctx, input), ctx.actor.id)),
	reply: playerProcedure("social")
		.input(replyInput)
		.mutation(async ({ ctx, input }) => presentTicket(await replyToTicket(ctx, input), ctx.actor.id)),
	close: playerProcedure("social")
		.input(ticketInput)
		.mutation(async ({ ctx, input }) => {
			await closeTicket(ctx, input);
		}),
	markRead: playerProcedure("social")
		.input(ticketInput)
		.mutation(({ ctx, input }) => markTicketRead(ctx, input)),
	markAllRead: playerProcedure("social").mutation(({ ctx }) => markAllTicketsRead(ctx)),
	notifications: playerProcedure("read").query(({ ctx }) => notificationsWithoutTicket(ctx)),
	latestNotification: playerProcedure("read").query(({ ctx }) => latestNotification(ctx)),
	readNotification: playerProcedure("social")
		.input(notificationInput)
		.mutation(({ ctx, input }) => markNotificationRead(ctx, input)),

	queue: adminProcedure("admin:read")
		.input(queueInput)
		.query(async ({ ctx, input }) => presentQueue(await ticketQueue(ctx, input))),
	ticket: adminProcedure("admin:read", { isLarge: true })
		.input(ticketInput)
		.query(async ({ ctx, input }) => presentTicketForAdmin(await ticketForAdmin(ctx, input), ctx.actor.id)),
	answer: adminProcedure("admin:write")
		.input(answerInput)
		.mutation(async ({ ctx, input }) => {
			await answerTicket(ctx, input);
		}),
	setStatus: adminProcedure("admin:write")
		.input(ticketStatusInput)
		.mutation(({ ctx, input }) => setTicketStatus(ctx, input)),
});
