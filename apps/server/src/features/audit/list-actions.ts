import type { AuditRow } from "@hilo/db/tables";
import type { AuditFilters, AuditInput } from "@hilo/rules/admin/admin.schema";
import { DELETED_NAME } from "@hilo/rules/admin/audit";
import { csvOf } from "@hilo/rules/custom-games/import/csv";
import { startOfDay, startOfNamedDay } from "@hilo/rules/progression/site-day";
import { HOUR_MS } from "@hilo/rules/time/durations";
import type { AdminCtx, Ctx } from "../../platform/context.ts";
import { pageOf } from "../../platform/in-pages.ts";
import { isoTime } from "../../platform/iso-time.ts";
import { type ActionsQuery, findActions } from "./audit.repo.ts";

const ACTIONS_PER_PAGE = 50;
/** From the start of a day, this falls into the next one, whether the day has 23, 24 or 25 hours. */
const OVER_A_DAY_MS = 36 * HOUR_MS;

export async function listActions(ctx: AdminCtx, { cursor, ...filters }: AuditInput) {
	const query = { ...actionsQueryOf(ctx, filters), after: cursor, limit: ACTIONS_PER_PAGE + 1 };
	const found = await findActions(ctx.db.kysely, query);
	const { rows, next } = pageOf(found, ACTIONS_PER_PAGE, ({ at }) => at);
	return { rows: rows.map(presentAction), next };
}

export async function listActionsAbout(ctx: AdminCtx, userId: string, limit: number) {
	const about = { subjectKind: "user", subjectId: userId, search: "", actor: "", action: undefined } as const;
	const query = { ...about, from: undefined, to: undefined, after: undefined, limit };
	return (await findActions(ctx.db.kysely, query)).map(presentAction);
}

/** Turns days of the site's time zone into epoch milliseconds; the last day is included. */
function actionsQueryOf(
	{ settings: { siteTimeZone } }: Pick<Ctx, "settings">,
	{ from, to, ...rest }: AuditFilters,
): Omit<ActionsQuery, "after" | "limit"> {
	const start = (day: string) => startOfNamedDay(day, siteTimeZone);
	const end = (day: string) => startOfDay(start(day) + OVER_A_DAY_MS, siteTimeZone);
	return {
		...rest,
		action: rest.action,
		subjectKind: rest.subjectKind,
		from: from === undefined ? undefined : start(from),
		to: to === undefined ? undefined : end(to),
	};
}

/** `tokenName`: the API token with which the administrator acted; `before`: null without a state before. */
function presentAction(row: AuditRow) {
	const parse = (text: string | null): unknown => (text === null ? null : JSON.parse(text));
	return {
		id: row.id,
		at: isoTime(row.at),
		actor: {
			kind: row.actor_kind,
			id: row.actor_id,
			name: row.actor_name || DELETED_NAME,
			tokenName: row.token_name,
		},
		action: row.action,
		subject: { kind: row.subject_kind, id: row.subject_id, name: row.subject_name || DELETED_NAME },
		before: parse(row.before),
		after: parse(row.after),
	};
}

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
