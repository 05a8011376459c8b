import { z } from "zod";
import { errorTextFrom } from "../error-tables/error-texts.schema.ts";
import { ADMIN_ERRORS } from "./admin.errors.ts";
import { AUDIT_ACTIONS, AUDIT_SUBJECTS, type AuditAction } from "./audit.ts";
import { pageCursor } from "./page-cursor.schema.ts";

const actions = new Set<string>(Object.keys(AUDIT_ACTIONS));
const isAction = (text: string): text is AuditAction => actions.has(text);
const text = z.string().trim().max(300, errorTextFrom(ADMIN_ERRORS)("admin/search-too-long")).default("");
/** A day of the site's time zone, `2026-11-21`. What is none filters nothing. */
const day = z.iso.date().optional().catch(undefined);

/** Which actions of the log. `search`: how what they were done to is called; `actor`: what whoever did them is called. */
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

/** A page of the log. */
export const auditInput = auditFilters.extend({ cursor: pageCursor }).meta({ id: "AuditInput" });
export type AuditInput = z.output<typeof auditInput>;
