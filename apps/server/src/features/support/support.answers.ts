import { SUPPORT_CATEGORIES, TICKET_STATUSES } from "@hilo/rules/support/tickets";
import { z } from "zod";

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

export const ticketAnswer = z.object({ ticket });
export const ticketsAnswer = z.object({ tickets: z.array(ticket) });
export const changedTicketAnswer = z.object({ success: z.literal(true), ticket });
export const unreadTicketsAnswer = z.object({ count: z.int().min(0) });
export const notificationAnswer = z.object({
	notification: z.object({ _id: z.string(), message: z.string() }).nullable(),
});
