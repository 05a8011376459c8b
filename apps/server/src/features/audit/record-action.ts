import type { Tx } from "@hilo/db/open-database";
import type { AuditAction, AuditSubject } from "@hilo/rules/admin/audit";
import type { AdminCtx, OperatorCtx } from "../../platform/context.ts";
import { newId } from "../../platform/system/ids.ts";
import { insertAction } from "./audit.repo.ts";

/** `before` and `after` must not hold secrets or more personal data than the action concerns. */
export interface RecordedAction {
	readonly action: AuditAction;
	readonly subject: {
		readonly kind: AuditSubject;
		/** "" for a kind with a single instance. */
		readonly id: string;
		readonly name: string;
		/** The player who owns the subject; not needed for users. Its names leave the log with that account. */
		readonly ownerId?: string | null;
	};
	readonly before?: object;
	/** The new state, with the reason if one was given. */
	readonly after?: object;
}

/** Call it in the transaction of the action, so that neither is stored without the other. */
export async function recordAction(
	ctx: AdminCtx | OperatorCtx,
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

function actorOf(ctx: AdminCtx | OperatorCtx) {
	if (ctx.actor.kind === "operator")
		return { actor_kind: "operator", actor_id: null, actor_name: "operator", token_name: null } as const;
	const { id, username, credential } = ctx.actor;
	const token_name = credential.kind === "token" ? credential.name : null;
	return { actor_kind: "administrator", actor_id: id, actor_name: username, token_name } as const;
}
