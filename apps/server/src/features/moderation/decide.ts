import type { Tx } from "@hilo/db/open-database";
import type { AuditSubject } from "@hilo/rules/admin/audit";
import { AppError } from "@hilo/rules/errors/errors";
import type { DecideInput } from "@hilo/rules/moderation/administration.schema";
import {
	DECISION_STATUSES,
	type Decision,
	REMOVED_MESSAGE,
	type ReportKind,
} from "@hilo/rules/moderation/moderation";
import type { AdminCtx } from "../../platform/context.ts";
import { recordAction } from "../audit/record-action.ts";
import { removeMessage } from "../chat/reported-message.ts";
import { unhideGame } from "../custom-games/administration/moderated-game.ts";
import { notifyAdminClients } from "../notifications/notify-admins.ts";
import { notifyPlayer } from "../notifications/notify-player.ts";
import { resetIdentity } from "../profiles/change-identity.ts";
import { findUser } from "../users/find-user.ts";
import { removeGameAndNotify } from "./moderate-game.ts";
import { decideReports, isReported } from "./reports.repo.ts";
import { suspendUser } from "./suspend.ts";

interface Decided extends DecideInput {
	/** Null for the site's own game. */
	readonly accusedId: string | null;
}

type Action = (ctx: AdminCtx, tx: Tx, decided: Decided) => Promise<void>;

/** Tells the accused player why. */
const REMOVALS: Readonly<Record<ReportKind, Action>> = {
	game: (ctx, tx, { subjectId, message }) =>
		removeGameAndNotify(ctx, tx, { gameId: subjectId, reason: message }),

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
			message: `A message of yours was removed by an administrator. Reason: ${message}`,
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
			message: `Your name and picture were reset by an administrator. You are ${username} now, and can choose another name. Reason: ${message}`,
			ticketId: null,
		});
	},
};

/** A game that reports have hidden is listed again, unless the decision is to remove it or to suspend its creator.
 * @throws AppError 400 without a player to notify; 404 if not reported; 409 if decided or removed already. */
export async function decide(ctx: AdminCtx, input: DecideInput): Promise<void> {
	await ctx.db.transaction(async (tx) => {
		const { kind, subjectId, decision, message, until } = input;
		const subject = { kind, subject_id: subjectId };
		const reports = await decideReports(tx, {
			...subject,
			decision: DECISION_STATUSES[decision],
			decided_at: ctx.clock.now(),
		});
		const [first] = reports;
		if (!first) {
			const wasReported = await isReported(tx, subject);
			throw new AppError(wasReported ? "moderation/decided-meanwhile" : "moderation/no-such-report");
		}
		const accused = first.accused_id === null ? undefined : await findUser(tx, first.accused_id);
		const name = nameOf(kind, first.evidence, accused?.username);
		await recordAction(ctx, tx, {
			action: "report.decide",
			subject: { kind: SUBJECTS[kind], id: subjectId, name, ownerId: first.accused_id },
			after: { decision, reports: reports.length, ...(message && { message }), ...(until && { until }) },
		});
		await ACTIONS[decision](ctx, tx, { ...input, accusedId: accused?.id ?? null });
		tx.afterCommit(() => notifyAdminClients(ctx));
	});
}

const SUBJECTS: Readonly<Record<ReportKind, AuditSubject>> = {
	person: "user",
	message: "message",
	game: "game",
};

/** The log must not hold the text of a message, so it names the sender. */
function nameOf(kind: ReportKind, evidence: string, username = ""): string {
	return kind === "game" ? (evidence.split("\n")[0] ?? "") : username;
}

const ACTIONS: Readonly<Record<Decision, Action>> = {
	dismiss: showWhereHidden,
	async warn(ctx, tx, decided) {
		const userId = accusedOf(decided);
		const user = await findUser(tx, userId);
		await recordAction(ctx, tx, {
			action: "user.warn",
			subject: { kind: "user", id: userId, name: user?.username ?? "" },
			after: { message: decided.message },
		});
		const message = `A warning from the administrators: ${decided.message}`;
		await notifyPlayer(ctx, tx, { userId, message, ticketId: null });
		await showWhereHidden(ctx, tx, decided);
	},
	remove: (ctx, tx, decided) => REMOVALS[decided.kind](ctx, tx, decided),
	async suspend(ctx, tx, decided) {
		const { message, until } = decided;
		await suspendUser(ctx, tx, { userId: accusedOf(decided), reason: message, until });
	},
};

async function showWhereHidden(ctx: AdminCtx, tx: Tx, { kind, subjectId }: Decided): Promise<void> {
	if (kind === "game") await unhideGame(ctx, tx, subjectId);
}

function accusedOf({ accusedId }: Decided): string {
	if (accusedId === null) throw new AppError("moderation/nobody");
	return accusedId;
}
