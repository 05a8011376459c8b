import type { InvitationStatus } from "@hilo/rules/custom-games/privacy";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface SharingTables {
	custom_invitations: CustomInvitationsTable;
	mail_links: MailLinksTable;
	mail_refusals: MailRefusalsTable;
}

/** With whom a custom game is shared: one row a game and receiver. */
export interface CustomInvitationsTable {
	id: string;
	game_id: string;
	user_id: string;
	sender_id: string;
	/** "" where none. */
	message: string;
	status: InvitationStatus;
	/** 1 where it was sent to an address: whose account that is, nobody but the receiver knows until it is accepted. */
	by_address: Flag;
	sent_at: Millis;
	answered_at: Millis | null;
}

/** The links by which people without an account refuse further mails. */
export interface MailLinksTable {
	/** Of the link's secret. */
	token_hash: string;
	/** Of the address in lower case. */
	address_hash: string;
	sent_at: Millis;
}

/** Addresses that want no more mails from players. */
export interface MailRefusalsTable {
	/** Of the address in lower case. */
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
