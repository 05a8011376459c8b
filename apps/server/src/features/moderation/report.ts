import type { Tx } from "@hilo/db/open-database";
import type { GameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { AppError } from "@hilo/rules/errors/errors";
import type { ReportInput } from "@hilo/rules/moderation/moderation.schema";
import { DAY_MS } from "@hilo/rules/time/durations";
import type { Ctx, PlayerCtx } from "../../platform/context.ts";
import { inPages } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import type { Limits } from "../../platform/limits/rate-limits.ts";
import { notifyAfterCommit } from "../../platform/live/live-events.ts";
import { newId } from "../../platform/system/ids.ts";
import { findOwnMessage } from "../chat/reported-message.ts";
import { hideReported } from "../custom-games/administration/moderated-game.ts";
import { findGame } from "../custom-games/find-game.ts";
import { refreshInvitations } from "../custom-games/sharing/refresh-invitations.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { findVisibleUser } from "../users/visible-users.ts";
import { countReports, insertReport, reportsAfter } from "./reports.repo.ts";

const LIMITS = {
	reports: {
		name: "report",
		hits: 30,
		windowMs: DAY_MS,
		error: "moderation/too-many-reports",
	},
} as const satisfies Limits;

interface Subject {
	readonly id: string;
	/** Null for the site's own game. */
	readonly accusedId: string | null;
	/** The text at the time of the report: it may change or disappear. */
	readonly evidence: string;
}

/** The reported player is not told. @returns `isNew`: false if the caller's last report of the subject is still open.
 * @throws AppError 400 for oneself; 403, 404 for what the caller can't see; 429 past 30 a day. */
export async function report(ctx: PlayerCtx, input: ReportInput): Promise<{ isNew: boolean }> {
	const player = ctx.actor;
	return ctx.db.transaction(async (tx) => {
		const subject = await findSubject(ctx, tx, player.id, input);
		if (subject.accusedId === player.id)
			throw new AppError(input.kind === "game" ? "moderation/own-game" : "moderation/oneself");
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
		if (!isNew) return { isNew };
		await ctx.limits.take(LIMITS.reports, player.id, tx);
		tx.afterCommit(() => notifyAdminClients(ctx));
		if (input.kind === "game") await hideGame(ctx, tx, player.id, subject.id);
		return { isNew };
	});
}

function findSubject(ctx: Ctx, tx: Tx, playerId: string, input: ReportInput): Promise<Subject> {
	switch (input.kind) {
		case "person":
			return findPerson(tx, input.userId);
		case "message":
			return findMessage(tx, playerId, input.messageId);
		case "game":
			return findReportedGame(ctx, tx, { id: input.gameId, key: input.key });
	}
}

/** From the reporter, and after five reports from all lists. */
async function hideGame(ctx: Ctx, tx: Tx, playerId: string, gameId: string): Promise<void> {
	notifyAfterCommit(ctx, tx, [playerId], { kind: "invitations" });
	const isHiddenNow = await hideReported(tx, gameId, () => countReports(tx, "game", gameId));
	if (isHiddenNow) tx.afterCommit(() => refreshInvitations(ctx, { gameId }));
}

/** Both texts are evidence: either may be the reason for the report. */
async function findReportedGame(ctx: Ctx, tx: Tx, game: GameInput): Promise<Subject> {
	const { row } = await findGame(ctx, game, tx);
	return { id: row.id, accusedId: row.creator_id, evidence: `${row.name}\n\n${row.description}` };
}

/** The name may be the reason for the report, and is soon changed. */
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

/** Only for the user's own export. */
export function exportReports({ db }: Pick<Ctx, "db">, userId: string) {
	return inPages(db.kysely, userId, reportsAfter, ({ kind, subject_id, reason, text, created_at }) => ({
		kind,
		subjectId: subject_id,
		reason,
		text,
		reportedAt: isoTime(created_at),
	}));
}
