import { describe, expect, it } from "vitest";
import { statusesOf } from "../platform/rest/rest-row.ts";
import { CALLERS, type Call, type Caller } from "../testing/authorisation.ts";
import type { Answer, Browser } from "../testing/browser.ts";
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
import { type WorldToken, withToken } from "../testing/tokens.ts";
import type { ProcedurePath } from "./app-router.ts";

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

describe("with a token", () => {
	it("refuses each that is not alive", async () => {
		const { site, tokens } = await worlds.sharedCopy();
		for (const [name, token] of Object.entries(tokens.dead)) {
			const browser = withToken(site, token);
			expectRefusal(name, await callRow(browser, "GET /user/me"), 401, "api-tokens/invalid");
			expectRefusal(name, await callProcedure(browser, "me.get"), 401, "api-tokens/invalid");
		}
	});

	it.each(Object.entries(ROW_CALLS))("%s", async (row, call) => {
		const world = await copyFor(call, row.startsWith("GET "));
		await expectScope(world, call, (browser, caller) => callRow(browser, row, call.input?.(world, caller)));
	});

	it.each(Object.entries(PROCEDURE_CALLS))("%s", async (path, call) => {
		const world = await copyFor(call, QUERIES.has(path));
		const make = (browser: Browser, caller: Caller) =>
			callProcedure(browser, path, call.input?.(world, caller));
		await expectScope(world, call, make);
	});
});

function copyFor({ scope }: Call, isQuery: boolean): Promise<AdministeredWorld> {
	return isQuery || scope === "never" ? worlds.sharedCopy() : worlds.openCopy();
}

type MakeCall = (browser: Browser, caller: Caller) => Promise<Answer>;

/** All other scopes together don't help. Refused calls change nothing, so they come before those with the right one. */
async function expectScope(world: AdministeredWorld, { scope, status }: Call, make: MakeCall): Promise<void> {
	const { withOneScope, withMostScopes, dead } = world.tokens;
	const expired = withToken(world.site, dead.expired);
	expectRefusal("expired", await make(expired, "player"), 401, "api-tokens/invalid");
	const isAllowed = ({ scopes }: WorldToken) => scope === "any" || scopes.some((one) => one === scope);
	const refusal = scope === "never" ? "api-tokens/never" : "api-tokens/scope-missing";
	for (const caller of ["player", "admin"] as const) {
		const refused = withMostScopes.find((token) => token.owner === caller && !isAllowed(token));
		if (refused)
			expectRefusal(refused.name, await make(withToken(world.site, refused.token), caller), 403, refusal);
	}
	for (const { name, token, owner, scopes } of withOneScope.filter(isAllowed)) {
		const answer = await make(withToken(world.site, token), owner);
		const hasRights = scopes.includes("admin:write") || scopes.includes("admin:read");
		expect(answer.status, name).toBe(status[owner === "admin" && !hasRights ? "other" : owner]);
		expect(answer.headers.getSetCookie(), name).toEqual([]);
	}
}

function expectRefusal(name: string, { status, body }: Answer, expected: number, code: string): void {
	expect(status, name).toBe(expected);
	expect(JSON.stringify(body), name).toContain(`"${code}"`);
}
