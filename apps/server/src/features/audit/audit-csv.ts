import type { AuditFilters } from "@hilo/rules/admin/admin.schema";
import { csvOf } from "@hilo/rules/custom-games/import/csv";
import type { AdminCtx } from "../../platform/context.ts";
import { findActions } from "./audit.repo.ts";
import { actionsQueryOf, presentAction } from "./list-actions.ts";

const MAX_ROWS = 10_000;
const HEAD = ["At", "By", "Who", "Action", "Kind", "Id", "Name", "Before", "After", "Token"];

/** The latest 10,000 matching actions. */
export async function auditCsv(ctx: AdminCtx, filters: AuditFilters): Promise<{ csv: string }> {
	const query = { ...actionsQueryOf(ctx, filters), after: undefined, limit: MAX_ROWS };
	const rows = (await findActions(ctx.db.kysely, query)).map(presentAction);
	const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
	const lines = rows.map(({ at, actor, action, subject, before, after }) => [
		at,
		actor.kind,
		actor.name,
		action,
		subject.kind,
		subject.id,
		subject.name,
		json(before),
		json(after),
		actor.tokenName,
	]);
	return { csv: csvOf(HEAD, lines) };
}
