import type { Queries } from "@hilo/db/queries";
import type { AuditRow } from "@hilo/db/tables";
import { DELETED_NAME } from "@hilo/rules/admin/audit";
import { findNames } from "../users/find-user.ts";

/** Entries hold the id of a ticket's assignee, so that no name outlives the account. */
export interface Assignee {
	readonly assigneeId: string | null;
}

export async function withAssignees(
	db: Queries,
	rows: readonly Pick<AuditRow, "before" | "after">[],
): Promise<(value: unknown) => unknown> {
	const values = rows.flatMap(({ before, after }) => [before, after]).map((text) => text && JSON.parse(text));
	const ids = values.filter(hasAssignee).flatMap(({ assigneeId }) => assigneeId ?? []);
	const names = await findNames(db, [...new Set(ids)]);
	return (value) =>
		hasAssignee(value)
			? { assignee: value.assigneeId && (names.get(value.assigneeId) ?? DELETED_NAME) }
			: value;
}

function hasAssignee(value: unknown): value is Assignee {
	return typeof value === "object" && value !== null && "assigneeId" in value;
}
