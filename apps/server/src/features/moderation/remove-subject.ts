import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { DecideInput } from "@hilo/rules/moderation/administration.schema";
import { REMOVED_MESSAGE, type ReportKind } from "@hilo/rules/moderation/decisions";
import type { Ctx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { removeMessage } from "../chat/remove-message.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { resetIdentity } from "../profiles/reset-identity.ts";
import { findUser } from "../users/find-user.ts";
import { takeGameDown } from "./games.ts";
import { messageRemovedText, nameResetText } from "./moderation.texts.ts";

export interface Decided extends DecideInput {
	/** Null for the site's own game. */
	readonly accusedId: string | null;
}

type Removal = (ctx: Ctx, tx: Tx, decided: Decided) => Promise<void>;

/** Tells the accused player why. */
export const removeSubject: Removal = (ctx, tx, decided) => REMOVALS[decided.kind](ctx, tx, decided);

const REMOVALS: Readonly<Record<ReportKind, Removal>> = {
	game: (ctx, tx, { subjectId, message }) => takeGameDown(ctx, tx, { gameId: subjectId, reason: message }),

	async message(ctx, tx, { subjectId, message, accusedId }) {
		if (accusedId === null || !(await removeMessage(ctx, tx, subjectId)))
			throw new AppError("moderation/subject-gone");
		const sender = await findUser(tx, accusedId);
		await recordAction(ctx, tx, {
			action: "message.remove",
			subject: { kind: "message", id: subjectId, name: sender?.username ?? "", ownerId: accusedId },
			after: { reason: message, content: REMOVED_MESSAGE },
		});
		await notifyPlayer(ctx, tx, {
			userId: accusedId,
			message: messageRemovedText(message),
			ticketId: null,
		});
	},

	async person(ctx, tx, { message, accusedId }) {
		const user = accusedId === null ? undefined : await findUser(tx, accusedId);
		if (!user) throw new AppError("moderation/subject-gone");
		const username = await resetIdentity(ctx, tx, user.id);
		await recordAction(ctx, tx, {
			action: "user.reset-name",
			subject: { kind: "user", id: user.id, name: user.username },
			before: { username: user.username, hasPicture: user.avatar_url !== null },
			after: { username, reason: message },
		});
		await notifyPlayer(ctx, tx, {
			userId: user.id,
			message: nameResetText(username, message),
			ticketId: null,
		});
	},
};
