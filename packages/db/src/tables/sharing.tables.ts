import type { InvitationStatus } from "@hilo/rules/custom-games/privacy";
import { column, flag, millis, nullable, text } from "./column.ts";

export const SHARING_TABLES = {
	/** One row for each custom game and receiver. */
	custom_invitations: {
		id: text,
		game_id: text,
		user_id: text,
		sender_id: text,
		message: text,
		status: column<InvitationStatus>(),
		/** 1 where it was sent to a mail address: the sender sees the receiver's account only after it is accepted. */
		by_address: flag,
		sent_at: millis,
		answered_at: nullable(millis),
	},
	/** Unsubscribe links in mails to people without an account. */
	mail_links: {
		token_hash: text,
		/** Of the address in lower case. */
		address_hash: text,
		sent_at: millis,
	},
	/** Addresses that refuse further mails from players. */
	mail_refusals: {
		address_hash: text,
		refused_at: millis,
	},
};
