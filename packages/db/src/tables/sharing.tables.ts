import type { InvitationStatus } from "@hilo/rules/custom-games/privacy";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface SharingTables {
	custom_invitations: CustomInvitationsTable;
	mail_links: MailLinksTable;
	mail_refusals: MailRefusalsTable;
}

/** One row for each custom game and receiver. */
export interface CustomInvitationsTable {
	id: string;
	game_id: string;
	user_id: string;
	sender_id: string;
	message: string;
	status: InvitationStatus;
	/** 1 where it was sent to a mail address: the sender sees the receiver's account only after it is accepted. */
	by_address: Flag;
	sent_at: Millis;
	answered_at: Millis | null;
}

/** Unsubscribe links in mails to people without an account. */
export interface MailLinksTable {
	token_hash: string;
	/** Of the address in lower case. */
	address_hash: string;
	sent_at: Millis;
}

/** Addresses that refuse further mails from players. */
export interface MailRefusalsTable {
	address_hash: string;
	refused_at: Millis;
}

export const SHARING_COLUMNS = {
	custom_invitations: {
		id: true,
		game_id: true,
		user_id: true,
		sender_id: true,
		message: true,
		status: true,
		by_address: true,
		sent_at: true,
		answered_at: true,
	},
	mail_links: { token_hash: true, address_hash: true, sent_at: true },
	mail_refusals: { address_hash: true, refused_at: true },
} as const satisfies Columns<SharingTables>;
