import type { Tx } from "@hilo/db/open-database";
import { AppError } from "@hilo/rules/errors/app-error";
import type { ReportInput } from "@hilo/rules/moderation/moderation.schema";
import { type Ctx, requirePlayer } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { findOwnMessage } from "../chat/find-message.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { LIMITS } from "./moderation.limits.ts";
import { insertReport } from "./reports.repo.ts";

/** What is reported, and whose doing it is. */
interface Subject {
	readonly id: string;
	readonly accusedId: string;
	/** What it says now: it may be gone or different when somebody looks. */
	readonly evidence: string;
}

/**
 * Reports a player, or a message of one of the player's chats, to the administrators. Who is reported is not told. A second report of
 * the same changes nothing.
 *
 * @throws AppError 400 for oneself; 401; 404 for an unknown player, or a message of a chat that the player is not in; 429 after 30 a day.
 */
export async function report(ctx: Ctx, input: ReportInput): Promise<void> {
	const player = requirePlayer(ctx);
	await ctx.db.transaction(async (tx) => {
		const subject =
			input.kind === "person"
				? await findPerson(tx, input.userId)
				: await findMessage(tx, player.id, input.messageId);
		if (subject.accusedId === player.id) throw new AppError("moderation/oneself");
		const isNew = await insertReport(tx, {
			id: newId(),
			reporter_id: player.id,
			kind: input.kind,
			subject_id: subject.id,
			accused_id: subject.accusedId,
			reason: input.reason,
			text: input.text,
			evidence: subject.evidence,
			created_at: ctx.clock.now(),
		});
		if (isNew) await ctx.rateLimits.take(LIMITS.reports, player.id, tx);
	});
}

/** A name may be what is wrong with somebody, and is soon changed. */
async function findPerson(tx: Tx, userId: string): Promise<Subject> {
	const user = await findVisibleUser(tx, userId);
	if (!user) throw new AppError("accounts/user-not-found");
	return { id: user.id, accusedId: user.id, evidence: user.username };
}

async function findMessage(tx: Tx, playerId: string, messageId: string): Promise<Subject> {
	const message = await findOwnMessage(tx, playerId, messageId);
	if (!message) throw new AppError("chat/no-such-message");
	return { id: messageId, accusedId: message.senderId, evidence: message.content };
}
