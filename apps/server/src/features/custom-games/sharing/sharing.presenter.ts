import type { Ctx } from "../../../platform/context.ts";
import { isoTime } from "../../../platform/iso-time.ts";
import { avatarOf } from "../../users/avatar.ts";
import { presentCard } from "../card.presenter.ts";
import { seenBy } from "../find-game.ts";
import type { PendingInvitationRow, SentRow } from "./invitation-lists.repo.ts";

/** The actor is the receiver. */
export function presentInvitation({ actor }: Pick<Ctx, "actor">, row: PendingInvitationRow) {
	const sender = { id: row.sender_id, username: row.sender_name, avatar_url: row.sender_avatar_url };
	return {
		id: row.invitation_id,
		gameId: row.id,
		game: presentCard(seenBy(actor, row)),
		sender: { id: row.sender_id, username: row.sender_name, avatarUrl: avatarOf(sender).avatarUrl },
		message: row.message,
		sentAt: isoTime(row.sent_at),
	};
}

export function presentDocumentedInvitation(row: PendingInvitationRow) {
	return {
		_id: row.invitation_id,
		gameId: row.id,
		gameName: row.name,
		senderName: row.sender_name,
		sentAt: isoTime(row.sent_at),
		message: row.message,
	};
}

export function presentSent(row: SentRow) {
	return {
		user: { id: row.id, username: row.username, avatarUrl: avatarOf(row).avatarUrl },
		status: row.status,
		sentAt: isoTime(row.sent_at),
	};
}

export function presentDocumentedSent({ id, username, status }: SentRow) {
	return { userId: id, username, status };
}
