import { expect, it } from "vitest";
import type { Browser } from "../testing/browser.ts";
import {
	CALLERS,
	type Caller,
	openWorld,
	PROCEDURE_CALLS,
	ROW_CALLS,
	type World,
} from "../testing/call-table.ts";
import { callProcedure, callRow, everyProcedure, everyRow } from "../testing/every-call.ts";
import { onOneDatabase } from "../testing/sites.ts";

const openSite = onOneDatabase();

it("is settled for every documented call and every procedure", () => {
	expect(Object.keys(ROW_CALLS).sort()).toEqual(everyRow().sort());
	expect(Object.keys(PROCEDURE_CALLS).sort()).toEqual(everyProcedure().sort());
});

/** Somebody of each kind, with nothing done yet. */
async function callersOf({ site, player }: World): Promise<Record<Caller, Browser>> {
	return {
		visitor: site.visitor(),
		player,
		other: await site.player("other"),
		admin: await site.player("admin", { isAdmin: true }),
	};
}

it.each(Object.keys(ROW_CALLS))("%s", async (row) => {
	const { input, status } = ROW_CALLS[row] ?? {};
	const world = await openWorld(await openSite());
	const browsers = await callersOf(world);
	for (const caller of CALLERS) {
		const body = input?.(world, caller);
		const answer = await callRow(browsers[caller], row, body);
		expect(answer.status, caller).toBe(status?.[caller]);
		if (answer.status === 401) expect(answer.body).toMatchObject({ code: "accounts/signed-out" });
	}
});

it.each(Object.keys(PROCEDURE_CALLS))("%s", async (path) => {
	const { input, status } = PROCEDURE_CALLS[path] ?? {};
	const world = await openWorld(await openSite());
	const browsers = await callersOf(world);
	for (const caller of CALLERS) {
		const answer = await callProcedure(browsers[caller], path, input?.(world, caller));
		expect(answer.status, caller).toBe(status?.[caller]);
	}
});
