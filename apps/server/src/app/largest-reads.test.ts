import { filterOf } from "@hilo/catalog/filters";
import { MAX_DISCOVER_PAGE_SIZE } from "@hilo/rules/custom-games/limits";
import type { KyselyPlugin } from "kysely";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { operatorContext } from "../platform/context.ts";
import { jsonPieces } from "../platform/http/json-pieces.ts";
import { ROWS_PER_PAGE } from "../platform/in-pages.ts";
import type { Call } from "../testing/authorisation.ts";
import type { Answer, Browser } from "../testing/browser.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { callProcedure, callRow, queryNames, rowNames } from "../testing/every-call.ts";
import { fillWorld } from "../testing/full-world/full-world.ts";
import { openOwnSite } from "../testing/sites.ts";
import { TestSite } from "../testing/test-site.ts";
import { EXPORT_PARTS } from "./export-parts.ts";

const MAX_BYTES = 100_000;
const MAX_MS = 5;
/** The fastest of some tries, at twice the time: a busy machine makes a call slower, never faster. */
const TRIES = 20;
const SLOW_MACHINE = 2;
/** A row may be a game of 3 MB. */
const MAX_PAGE_BYTES = 4_000_000;

/** The most rows and bytes that one statement has answered. */
const held = { rows: 0, bytes: 0 };
const measuring: KyselyPlugin = {
	transformQuery: ({ node }) => node,
	transformResult: async ({ result }) => {
		held.rows = Math.max(held.rows, result.rows.length);
		held.bytes = Math.max(held.bytes, Buffer.byteLength(JSON.stringify(result.rows)));
		return result;
	},
};

const isSlow = (ms: number) => ms > SLOW_MACHINE * MAX_MS;
const kilobytes = (bytes: number) => `${Math.ceil(bytes / 1000)} kB`.padStart(8);

/** Inputs that ask for more than those of the authorisation table. */
const LARGEST_INPUTS: Readonly<Record<string, Record<string, unknown>>> = {
	"GET /custom-games/discover": { limit: MAX_DISCOVER_PAGE_SIZE },
	"GET /user/recent-updates": { limit: 50 },
	"GET /admin/notifications": { limit: 50 },
	"admin.notifications": { limit: 50 },
	"site.recentUpdates": { limit: 50 },
	"analytics.figures": { days: 90 },
	"site.legalText": { kind: "privacy" },
	"site.legalVersion": { kind: "privacy", version: 1 },
	"play.opening": { game: "history" },
};

async function open() {
	const site = await openOwnSite({ settings: { rateLimits: false }, filterOf });
	const admin = await site.player("admin", { isAdmin: true });
	return { ...(await fillWorld(await openWorld(site))), admin, close: () => site.db.close() };
}

let world: Awaited<ReturnType<typeof open>>;
beforeAll(async () => {
	world = await open();
}, 60_000);
afterAll(() => world.close());

interface Read {
	readonly name: string;
	readonly call: Call;
	readonly ask: (browser: Browser, input?: Record<string, unknown>) => Promise<Answer>;
}

/** The export is measured by its parts, and a stream has no end. */
const NO_READS = new Set(["me.export", "live.events"]);

const READS: readonly Read[] = [
	...Object.entries(PROCEDURE_CALLS)
		.filter(([name]) => queryNames().includes(name) && !NO_READS.has(name))
		.map(([name, call]) => ({
			name,
			call,
			ask: (browser: Browser, input?: unknown) => callProcedure(browser, name, input),
		})),
	...Object.entries(ROW_CALLS)
		.filter(([name]) => rowNames().includes(name) && name.startsWith("GET "))
		.map(([name, call]) => ({
			name,
			call,
			ask: (browser: Browser, input?: Record<string, unknown>) => callRow(browser, name, input),
		})),
];

async function measure({ name, call, ask }: Read) {
	const turns = vi.spyOn(world.site.services.eventLoopQueue, "waitForTurn");
	const most = { bytes: 0, ms: 0, takesTurns: false, isAnswered: false };
	const browsers = { player: world.player, admin: world.admin, visitor: world.site.visitor() };
	for (const caller of ["player", "admin", "visitor"] as const) {
		const browser = browsers[caller];
		let ms = Number.POSITIVE_INFINITY;
		for (let n = 0; n < TRIES && isSlow(ms); n++) {
			const began = performance.now();
			const { status } = await ask(browser, LARGEST_INPUTS[name] ?? call.input?.(world, caller));
			if (status !== 200) break;
			ms = Math.min(ms, performance.now() - began);
			most.isAnswered = true;
			most.bytes = Math.max(most.bytes, Buffer.byteLength(browser.receivedBodies.at(-1) ?? ""));
			most.takesTurns ||= turns.mock.calls.length > 0;
			if (most.takesTurns) break;
		}
		if (Number.isFinite(ms)) most.ms = Math.max(most.ms, ms);
	}
	turns.mockRestore();
	return most;
}

it("lets callers take turns in every read that is large or slow with the most that limits allow", async ({
	annotate,
}) => {
	const lines: string[] = [];
	const withoutTurn: string[] = [];
	const unanswered: string[] = [];
	for (const read of READS) {
		const { bytes, ms, takesTurns, isAnswered } = await measure(read);
		const line = `${kilobytes(bytes)} ${ms.toFixed(1).padStart(6)} ms  ${takesTurns ? "turn" : "    "}  ${read.name}`;
		lines.push(line);
		if (!takesTurns && (bytes > MAX_BYTES || isSlow(ms))) withoutTurn.push(line);
		if (!isAnswered) unanswered.push(read.name);
	}
	await annotate(lines.sort().toReversed().join("\n"));
	expect(withoutTurn).toEqual([]);
	expect(unanswered).toEqual([]);
	expect(world.site.log.take()).toEqual([]);
}, 120_000);

it("holds no more than a page in any part of an export", async ({ annotate }) => {
	const { services } = new TestSite(world.site.db, {
		clock: world.site.clock,
		wrapDatabase: (db) => ({ ...db, kysely: db.kysely.withPlugin(measuring) }),
	});
	const ctx = operatorContext(services);
	const lines: string[] = [];
	const tooLarge: string[] = [];
	for (const [name, part] of Object.entries(EXPORT_PARTS)) {
		Object.assign(held, { rows: 0, bytes: 0 });
		let bytes = 0;
		for await (const piece of jsonPieces(await part(ctx, world.player.id))) bytes += Buffer.byteLength(piece);
		const line = `${kilobytes(bytes)}, at most ${held.rows} rows and${kilobytes(held.bytes)} held  ${name}`;
		lines.push(line);
		if (held.rows > ROWS_PER_PAGE || held.bytes > MAX_PAGE_BYTES) tooLarge.push(line);
		expect(held.rows, name).toBeGreaterThan(0);
	}
	await annotate(lines.join("\n"));
	expect(tooLarge).toEqual([]);
}, 60_000);
