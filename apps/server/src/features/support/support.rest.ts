import {
	notificationInput,
	postReplyInput,
	postTicketInput,
	ticketInput,
} from "@hilo/rules/support/support.schema";
import { SUPPORT_CATEGORIES, TICKET_STATUSES } from "@hilo/rules/support/tickets";
import { z } from "zod";
import { done, restRow } from "../../platform/rest/rest-row.ts";
import { latestNotification, markNotificationRead } from "../notifications/read-player-notifications.ts";
import { closeTicket } from "./change-ticket.ts";
import { createTicket } from "./create-ticket.ts";
import { markTicketRead } from "./mark-tickets-read.ts";
import {
	countUnreadTickets,
	MAX_LISTED_MESSAGES,
	MAX_LISTED_TICKETS,
	ownTicketsWithMessages,
} from "./own-tickets.ts";
import { replyToTicket } from "./reply-to-ticket.ts";
import { presentDocumentedTicket as present } from "./support.presenter.ts";
import { findTicket } from "./ticket.ts";

const ticket = z
	.object({
		_id: z.string(),
		subject: z.string(),
		category: z.enum(SUPPORT_CATEGORIES),
		status: z.enum(TICKET_STATUSES),
		messages: z.array(
			z.object({
				senderName: z.string(),
				isAdmin: z.boolean(),
				content: z.string(),
				createdAt: z.iso.datetime(),
			}),
		),
		createdAt: z.iso.datetime(),
		updatedAt: z.iso.datetime(),
		lastReadByUser: z.iso.datetime(),
		hasUnreadMessages: z
			.boolean()
			.meta({ description: "Whether an answer waits for the owner to read it; never in a closed ticket" }),
	})
	.meta({ id: "Ticket" });

const ticketAnswer = z.object({ ticket });
const ticketsAnswer = z.object({ tickets: z.array(ticket) });
const changedTicketAnswer = z.object({ success: z.literal(true), ticket });
const unreadTicketsAnswer = z.object({ count: z.int().min(0) });
const notificationAnswer = z.object({
	notification: z.object({ _id: z.string(), message: z.string() }).nullable(),
});

const OK = { success: true } as const;
const TEXT = ["support/message-too-long", "support/text-unreadable"] as const;

export const supportRows = [
	restRow({
		method: "get",
		path: "/support/unread-count",
		scope: "read",
		summary: "How many of the caller's tickets have an unread answer",
		access: "player",
		answer: unreadTicketsAnswer,
		handle: async (ctx) => ({ count: await countUnreadTickets(ctx, ctx.actor.id) }),
	}),
	restRow({
		method: "get",
		path: "/support/my-tickets",
		isLarge: true,
		scope: "read",
		summary: `One's own newest ${MAX_LISTED_TICKETS} tickets, newest change first, each with its last ${MAX_LISTED_MESSAGES} messages; GET /support/{id} has all`,
		access: "player",
		answer: ticketsAnswer,
		handle: async (ctx) => ({ tickets: (await ownTicketsWithMessages(ctx)).map(present) }),
	}),
	restRow({
		method: "get",
		path: "/support/latest-notification",
		scope: "read",
		summary: "The caller's newest unread notifications of support",
		access: "player",
		answer: notificationAnswer,
		handle: async (ctx) => {
			const latest = await latestNotification(ctx);
			return { notification: latest && { _id: latest.id, message: latest.message } };
		},
	}),
	restRow({
		method: "put",
		path: "/notifications/:id/read",
		scope: "social",
		summary: "Marks a notification of support as read",
		access: "player",
		input: notificationInput,
		errors: ["support/no-such-notification"],
		...done(markNotificationRead),
	}),
	restRow({
		method: "post",
		path: "/support",
		scope: "social",
		summary: "Creates a ticket",
		access: "player",
		input: postTicketInput,
		errors: [
			"accounts/fields-required",
			"support/subject-too-long",
			...TEXT,
			"support/category-unknown",
			"support/tickets-full",
			"support/too-many-tickets",
		],
		answer: changedTicketAnswer,
		status: 201,
		handle: async (ctx, input) => ({ ...OK, ticket: present(await createTicket(ctx, input)) }),
	}),
	restRow({
		method: "get",
		path: "/support/:id",
		isLarge: true,
		scope: "read",
		summary: "A ticket of the caller with all its messages; any, for administrators",
		access: "player",
		input: ticketInput,
		errors: ["support/not-found"],
		answer: ticketAnswer,
		handle: async (ctx, input) => ({ ticket: present(await findTicket(ctx, input)) }),
	}),
	restRow({
		method: "post",
		path: "/support/:id/mark-read",
		scope: "social",
		summary: "Marks the answers in a ticket of the caller as read, and their notifications",
		access: "player",
		input: ticketInput,
		errors: ["support/not-found"],
		...done(markTicketRead),
	}),
	restRow({
		method: "post",
		path: "/support/:id/messages",
		scope: "social",
		summary: "Writes into a ticket of the caller; administrators answer any other",
		access: "player",
		input: postReplyInput,
		errors: [
			"support/message-empty",
			...TEXT,
			"support/not-found",
			"support/closed",
			"support/full",
			"support/too-many-messages",
		],
		answer: ticketAnswer,
		status: 201,
		handle: async (ctx, input) => ({ ticket: present(await replyToTicket(ctx, input)) }),
	}),
	restRow({
		method: "patch",
		path: "/support/:id/close",
		scope: "social",
		summary: "Closes a ticket",
		access: "player",
		input: ticketInput,
		errors: ["support/not-found"],
		answer: changedTicketAnswer,
		handle: async (ctx, input) => ({ ...OK, ticket: present(await closeTicket(ctx, input)) }),
	}),
];
