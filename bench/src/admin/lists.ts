import { playerName } from "@hilo/server/features/seed/player-names";
import type { TestSite } from "@hilo/server/testing/test-site";
import { median } from "../median.ts";
import { atMost, type Line, millisWithTenths } from "../report.ts";
import { timeCalls } from "../social/time-calls.ts";
import { REPORTED_PLAYER } from "./large-site.ts";

const MAX_MS = 50;
const MAX_MS_DASHBOARD = 20;

const CALLS: Readonly<Record<string, readonly [procedure: string, input?: object]>> = {
	dashboard: ["admin.dashboard"],
	"users, the newest": ["admin.users", {}],
	"users, by name": ["admin.users", { order: "name" }],
	"users, whose names begin alike": ["admin.users", { search: playerName(77).slice(0, 3) }],
	"users who are suspended": ["admin.users", { filter: "suspended" }],
	"a user": ["admin.user", { id: REPORTED_PLAYER }],
	games: ["moderation.games", {}],
	"games, searched": ["moderation.games", { search: "the" }],
	"games that are featured": ["moderation.games", { filter: "featured" }],
	"games that were removed": ["moderation.games", { filter: "removed" }],
	reports: ["moderation.queue", {}],
	"tickets that wait": ["support.queue", {}],
	"tickets that are closed": ["support.queue", { view: "closed", order: "newest" }],
	"the audit log": ["admin.audit", {}],
	"the audit log, searched": ["admin.audit", { search: "subject 5" }],
	"the audit log of an action": ["admin.audit", { action: "ticket.answer" }],
	"the statistics of 90 days": ["analytics.statistics", { days: 90 }],
	notifications: ["admin.notifications", { limit: 20 }],
};

/** Measures each call from request to answer, including the database. */
export async function listLines(name: string, site: TestSite): Promise<Line[]> {
	const administrator = await site.player("administrator", { isAdmin: true });
	const workByLabel = Object.entries(CALLS).map(([label, [procedure, input]]) => {
		const query = input === undefined ? "" : `?input=${encodeURIComponent(JSON.stringify(input))}`;
		const call = async () => {
			const answer = await administrator.fetch(`/api/trpc/${procedure}${query}`);
			const text = await answer.text();
			if (answer.status !== 200) throw new Error(`${procedure} answered ${answer.status}: ${text}`);
		};
		return [label, { calls: 1, call }] as const;
	});
	const costs = await timeCalls(Object.fromEntries(workByLabel));
	return Object.entries(costs).map(([label, times]) => {
		const maxMs = label === "dashboard" ? MAX_MS_DASHBOARD : MAX_MS;
		return atMost(`${name}: ${label}`, median(times) / 1000, maxMs, millisWithTenths);
	});
}
