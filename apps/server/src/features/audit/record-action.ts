import type { Tx } from "@hilo/db/open-database";
import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import { type Ctx, requireAdmin } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { insertAction } from "./audit.repo.ts";

/** What was done, to what. Neither `before` nor `after` may hold a secret or more of a person than the action is about. */
export interface RecordedAction {
	readonly action: AuditAction;
	readonly subject: {
		readonly kind: AuditSubject;
		/** "" where the kind has only one. */
		readonly id: string;
		/** What it is called at the moment. */
		readonly name: string;
		/** The player whose thing it is; not needed for users. Its names leave the log with that account. */
		readonly ownerId?: string | null;
	};
	/** What was there; nothing where there was nothing. */
	readonly before?: object;
	/** What is there now, with the reason where one was given. */
	readonly after?: object;
}

/**
 * Writes to the audit log who does what. It belongs into the transaction of the action, so that neither happens without the other.
 *
 * @throws AppError 401, 403 for whoever is neither an administrator nor the operator: for them, nothing is to be recorded.
 */
export async function recordAction(
	ctx: Pick<Ctx, "actor" | "clock">,
	tx: Tx,
	{ action, subject, before, after }: RecordedAction,
): Promise<void> {
	await insertAction(tx, {
		id: newId(),
		at: ctx.clock.now(),
		...actorOf(ctx),
		action,
		subject_kind: subject.kind,
		subject_id: subject.id,
		owner_id: subject.kind === "user" ? subject.id : (subject.ownerId ?? null),
		subject_name: subject.name,
		before: before ? JSON.stringify(before) : null,
		after: after ? JSON.stringify(after) : null,
	});
}

function actorOf(ctx: Pick<Ctx, "actor">) {
	if (ctx.actor.kind === "operator")
		return { actor_kind: "operator", actor_id: null, actor_name: "operator" } as const;
	const { id, username } = requireAdmin(ctx);
	return { actor_kind: "administrator", actor_id: id, actor_name: username } as const;
}
