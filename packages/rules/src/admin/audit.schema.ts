import { z } from "zod";
import { errorCode } from "../errors/issues.schema.ts";
import { pageCursor } from "./admin.schema.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from "./audit.ts";

const actions = new Set<string>(Object.keys(AUDIT_ACTIONS));
const isAction = (text: string): text is AuditAction => actions.has(text);
const text = z.string().trim().max(300, errorCode("admin/search-too-long")).default("");
/** A day in the site's time zone, `2026-11-21`. Any other text filters nothing. */
const day = z.iso.date().optional().catch(undefined);

/** `search` applies to the subject's name, `actor` to the name of the administrator who acted. */
export const auditFilters = z
	.object({
		search: text,
		action: z
			.string()
			.transform((action) => (isAction(action) ? action : undefined))
			.optional(),
		actor: text,
		subjectKind: z.enum(AUDIT_SUBJECTS).optional().catch(undefined),
		subjectId: text,
		from: day,
		to: day,
	})
	.meta({ id: "AuditFilters" });
export type AuditFilters = z.output<typeof auditFilters>;

export const auditInput = auditFilters.extend({ cursor: pageCursor }).meta({ id: "AuditInput" });
export type AuditInput = z.output<typeof auditInput>;
