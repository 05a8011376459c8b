import { z } from "zod";
import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { userId } from "../accounts/fields.schema.ts";
import { pictureHash } from "../custom-games/item.ts";
import { errorTextFrom, refineWith } from "../error-tables/error-texts.schema.ts";
import { cleanLine, cleanText } from "../text/player-text.ts";
import { aboutKind } from "./about.ts";
import { SUPPORT_ERRORS } from "./support.errors.ts";
import {
	checkFirstMessage,
	checkReply,
	checkReplyTitle,
	checkSubject,
	REPLY_TITLE_MAX,
	SUBJECT_MAX,
	TICKET_MESSAGE_MAX,
	TICKET_PICTURES_MAX,
} from "./texts.ts";
import { SUPPORT_CATEGORIES, TICKET_STATUSES } from "./tickets.ts";

const ERRORS = { ...ACCOUNTS_ERRORS, ...SUPPORT_ERRORS };
const says = errorTextFrom(ERRORS);
const refuses = refineWith(ERRORS);

/** The id of a ticket. A text that can't be one is answered like that of a ticket that is not there. */
const id = z.string(says("support/not-found")).regex(/^[\w-]{1,64}$/, says("support/not-found"));
/** What a client calls what it sends, so that it can send it again. */
const clientId = z
	.string(says("support/client-id-invalid"))
	.regex(/^[\w-]{1,64}$/, says("support/client-id-invalid"));

const subject = z
	.string(says("accounts/fields-required"))
	.superRefine(refuses(checkSubject))
	.overwrite(cleanLine)
	.meta({ minLength: 1, maxLength: SUBJECT_MAX });
const firstMessage = z
	.string(says("accounts/fields-required"))
	.superRefine(refuses(checkFirstMessage))
	.overwrite(cleanText)
	.meta({ minLength: 1, maxLength: TICKET_MESSAGE_MAX });
const message = z
	.string(says("support/message-empty"))
	.superRefine(refuses(checkReply))
	.overwrite(cleanText)
	.meta({ minLength: 1, maxLength: TICKET_MESSAGE_MAX });
const category = z.enum(SUPPORT_CATEGORIES, says("support/category-unknown")).default("other");
const status = z.enum(TICKET_STATUSES);

const about = z
	.string(says("support/about-invalid"))
	.refine((path) => aboutKind(path) !== null, says("support/about-invalid"));

/** The addresses of pictures that were uploaded to the site. */
const pictures = z
	.array(
		z.string().refine((address) => pictureHash(address) !== null, says("support/picture-gone")),
		says("support/too-many-pictures"),
	)
	.max(TICKET_PICTURES_MAX, says("support/too-many-pictures"))
	.transform((addresses) => [...new Set(addresses)])
	.default([])
	.meta({ maxItems: TICKET_PICTURES_MAX });

/** A ticket, by its owner or an administrator. */
export const ticketInput = z.object({ id }).meta({ id: "TicketInput" });
export type TicketInput = z.output<typeof ticketInput>;

/** A new ticket, on the documented call. */
export const postTicketInput = z
	.object({ subject, message: firstMessage, category })
	.meta({ id: "PostTicketInput" });

/** The same from a client that can send it again without it being made twice, with pictures and the page that it is about. */
export const createTicketInput = z
	.object({ subject, message: firstMessage, category, clientId, about: about.optional(), pictures })
	.meta({ id: "CreateTicketInput" });
export type CreateTicketInput = z.output<typeof postTicketInput> &
	Partial<Pick<z.output<typeof createTicketInput>, "clientId" | "about" | "pictures">>;

/** A message in a ticket, on the documented call. */
export const postReplyInput = z.object({ id, message }).meta({ id: "PostTicketMessageInput" });

/** The same from a client that can send it again, with pictures. */
export const replyInput = z.object({ id, message, clientId, pictures }).meta({ id: "TicketReplyInput" });
export type ReplyInput = z.output<typeof postReplyInput> &
	Partial<Pick<z.output<typeof replyInput>, "clientId" | "pictures">>;

/** An administrator's answer. `status`: what the ticket is afterwards; without it, an open one is in progress. */
export const answerInput = z
	.object({ id, message, clientId, pictures, status: status.optional() })
	.meta({ id: "TicketAnswerInput" });
export type AnswerInput = ReplyInput & Partial<Pick<z.output<typeof answerInput>, "status">>;

export const ticketStatusInput = z.object({ id, status }).meta({ id: "TicketStatusInput" });
export type TicketStatusInput = z.output<typeof ticketStatusInput>;

/** Who looks after a ticket; null for nobody. */
export const assignInput = z.object({ id, userId: userId.nullable() }).meta({ id: "AssignTicketInput" });
export type AssignInput = z.output<typeof assignInput>;

/** One of one's own notifications. */
export const notificationInput = z
	.object({
		id: z
			.string(says("support/no-such-notification"))
			.regex(/^[\w-]{1,64}$/, says("support/no-such-notification")),
	})
	.meta({ id: "SupportNotificationInput" });
export type NotificationInput = z.output<typeof notificationInput>;

/** Which tickets administrators look at: those whose owners wait, or those of a status. */
export const QUEUE_VIEWS = ["waiting", ...TICKET_STATUSES] as const;
export type QueueView = (typeof QUEUE_VIEWS)[number];
export const QUEUE_ASSIGNEES = ["anyone", "me", "nobody"] as const;
export const QUEUE_ORDERS = ["oldest", "newest"] as const;

/** Where a page of the queue begins: after that time and ticket. */
const cursor = z
	.string()
	.regex(/^\d{1,15}\.[\w-]{1,64}$/)
	.transform((text) => {
		const [at = "", ...rest] = text.split(".");
		return { at: Number(at), id: rest.join(".") };
	});

/** A page of the administrators' queue. Those that wait are ordered by how long they do, others by their last change. */
export const queueInput = z
	.object({
		view: z.enum(QUEUE_VIEWS).default("waiting"),
		assignee: z.enum(QUEUE_ASSIGNEES).default("anyone"),
		order: z.enum(QUEUE_ORDERS).default("oldest"),
		cursor: cursor.optional(),
	})
	.meta({ id: "TicketQueueInput" });
export type QueueInput = z.output<typeof queueInput>;

const replyId = z.string(says("support/no-such-reply")).regex(/^[\w-]{1,64}$/, says("support/no-such-reply"));

/** A saved reply; with an id, one that is there already. */
export const saveReplyInput = z
	.object({
		id: replyId.optional(),
		title: z
			.string(says("accounts/fields-required"))
			.superRefine(refuses(checkReplyTitle))
			.overwrite(cleanLine)
			.meta({ minLength: 1, maxLength: REPLY_TITLE_MAX }),
		content: firstMessage,
	})
	.meta({ id: "SavedReplyInput" });
export type SaveReplyInput = z.output<typeof saveReplyInput>;

export const deleteReplyInput = z.object({ id: replyId }).meta({ id: "DeleteReplyInput" });
export type DeleteReplyInput = z.output<typeof deleteReplyInput>;
