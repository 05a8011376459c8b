import { expect, it } from "vitest";
import { statusesOf } from "../platform/rest/rest-row.ts";
import { CALLERS, type Call, type Caller } from "../testing/authorisation.ts";
import type { Browser } from "../testing/browser.ts";
import { PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { type AdministeredWorld, onCopiesOfOneWorld } from "../testing/copied-worlds.ts";
import {
	callProcedure,
	callRow,
	procedureNames,
	queryNames,
	rowNamed,
	rowNames,
} from "../testing/every-call.ts";
import type { ProcedurePath } from "./procedure-path.ts";

const worlds = onCopiesOfOneWorld({ settings: { rateLimits: false } });
const QUERIES = new Set(queryNames());

it("has a row for every documented call and every procedure", () => {
	expect(Object.keys(ROW_CALLS).sort()).toEqual(rowNames().sort());
	expect(Object.keys(PROCEDURE_CALLS).sort()).toEqual(procedureNames().sort());
});

it("does not compile when a procedure has no row", () => {
	const { "play.guess": _, ...others } = PROCEDURE_CALLS;
	// @ts-expect-error A procedure without a row.
	const table: Record<ProcedurePath, Call> = others;
	expect(Object.keys(table)).not.toContain("play.guess");
});

function callersOf({ site, ...players }: AdministeredWorld): Record<Caller, Browser> {
	return { ...players, visitor: site.visitor() };
}

it.each(Object.entries(ROW_CALLS))("%s", async (row, { input, status }) => {
	const world = await (row.startsWith("GET ") ? worlds.sharedCopy() : worlds.openCopy());
	const browsers = callersOf(world);
	for (const caller of CALLERS) {
		const body = input?.(world, caller);
		const answer = await callRow(browsers[caller], row, body);
		expect(answer.status, caller).toBe(status[caller]);
		expect(statusesOf(rowNamed(row)), caller).toContain(answer.status);
		if (answer.status === 401) expect(answer.body).toMatchObject({ code: "accounts/signed-out" });
	}
});

it.each(Object.entries(PROCEDURE_CALLS))("%s", async (path, { input, status }) => {
	const world = await (QUERIES.has(path) ? worlds.sharedCopy() : worlds.openCopy());
	const browsers = callersOf(world);
	for (const caller of CALLERS) {
		const answer = await callProcedure(browsers[caller], path, input?.(world, caller));
		expect(answer.status, caller).toBe(status[caller]);
	}
});
