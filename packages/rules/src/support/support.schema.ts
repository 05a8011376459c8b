import { z } from "zod";
import { pictureHash } from "../custom-games/item.ts";
import { errorCode, idField, textField } from "../errors/issues.schema.ts";
import { cleanLine, cleanText } from "../text/player-text.ts";
import {
	aboutKind,
	checkFirstMessage,
	checkReply,
	checkSubject,
	MAX_SUBJECT_LENGTH,
	MAX_TICKET_MESSAGE_LENGTH,
	MAX_TICKET_PICTURES,
	SUPPORT_CATEGORIES,
	TICKET_STATUSES,
} from "./tickets.ts";

/** A malformed id gets the same answer as an unknown ticket. */
const id = idField("support/not-found");
/** The client's own id, which makes sending again idempotent. */
const clientId = idField("support/client-id-invalid");

const subject = textField("accounts/fields-required", checkSubject, cleanLine).meta({
	minLength: 1,
	maxLength: MAX_SUBJECT_LENGTH,
});
const firstMessage = textField("accounts/fields-required", checkFirstMessage, cleanText).meta({
	minLength: 1,
	maxLength: MAX_TICKET_MESSAGE_LENGTH,
});
const message = textField("support/message-empty", checkReply, cleanText).meta({
	minLength: 1,
	maxLength: MAX_TICKET_MESSAGE_LENGTH,
});
const category = z.enum(SUPPORT_CATEGORIES, errorCode("support/category-unknown")).default("other");
const status = z.enum(TICKET_STATUSES);

const about = z
	.string(errorCode("support/about-invalid"))
	.refine((path) => aboutKind(path) !== null, errorCode("support/about-invalid"));

const pictures = z
	.array(
		z.string().refine((address) => pictureHash(address) !== null, errorCode("support/picture-gone")),
		errorCode("support/too-many-pictures"),
	)
	.max(MAX_TICKET_PICTURES, errorCode("support/too-many-pictures"))
	.transform((addresses) => [...new Set(addresses)])
	.default([])
	.meta({ maxItems: MAX_TICKET_PICTURES });

export const ticketInput = z.object({ id }).meta({ id: "TicketInput" });
export type TicketInput = z.output<typeof ticketInput>;

/** For the documented call. */
export const postTicketInput = z
	.object({ subject, message: firstMessage, category })
	.meta({ id: "PostTicketInput" });

/** For the web client: idempotent by `clientId`, with pictures and the path of a reported profile or game. */
export const createTicketInput = z
	.object({ subject, message: firstMessage, category, clientId, about: about.optional(), pictures })
	.meta({ id: "CreateTicketInput" });
export type CreateTicketInput = z.output<typeof postTicketInput> &
	Partial<Pick<z.output<typeof createTicketInput>, "clientId" | "about" | "pictures">>;

export const postReplyInput = z.object({ id, message }).meta({ id: "PostTicketMessageInput" });

/** For the web client: idempotent by `clientId`, with pictures. */
export const replyInput = z.object({ id, message, clientId, pictures }).meta({ id: "TicketReplyInput" });
export type ReplyInput = z.output<typeof postReplyInput> &
	Partial<Pick<z.output<typeof replyInput>, "clientId" | "pictures">>;

/** `status`: the ticket's status after the answer; left out, an open ticket becomes in-progress. */
export const answerInput = z
	.object({ id, message, clientId, pictures, status: status.optional() })
	.meta({ id: "TicketAnswerInput" });
export type AnswerInput = ReplyInput & Partial<Pick<z.output<typeof answerInput>, "status">>;

export const ticketStatusInput = z.object({ id, status }).meta({ id: "TicketStatusInput" });
export type TicketStatusInput = z.output<typeof ticketStatusInput>;

export const notificationInput = z
	.object({
		id: idField("support/no-such-notification"),
	})
	.meta({ id: "SupportNotificationInput" });
export type NotificationInput = z.output<typeof notificationInput>;

/** `waiting`: the ticket's owner waits for an answer. */
const QUEUE_VIEWS = ["waiting", ...TICKET_STATUSES] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];
const QUEUE_ORDERS = ["oldest", "newest"] as const;

const cursor = z
	.string()
	.regex(/^\d{1,15}\.[\w-]{1,64}$/)
	.transform((text) => {
		const [at = "", ...rest] = text.split(".");
		return { at: Number(at), id: rest.join(".") };
	});

/** Waiting tickets are ordered by how long they wait, others by their last change. */
export const queueInput = z
	.object({
		view: z.enum(QUEUE_VIEWS).default("waiting"),
		order: z.enum(QUEUE_ORDERS).default("oldest"),
		cursor: cursor.optional(),
	})
	.meta({ id: "TicketQueueInput" });
export type QueueInput = z.output<typeof queueInput>;
