import { expect, it } from "vitest";
import { z } from "zod";
import type { Call } from "../testing/authorisation.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import {
	callProcedure,
	callRow,
	procedureInput,
	procedureNames,
	rowNamed,
	rowNames,
} from "../testing/every-call.ts";
import { fieldsOf, withField } from "../testing/input-fields.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";

const openSite = onOneDatabase();

/** Values that resemble a string or list only by their `length`, or that break conversions to strings. */
const ODD: readonly unknown[] = [
	{ length: 5 },
	{ length: 1e9 },
	{ length: -1, trim: 1, normalize: null },
	{ size: 3, length: "5" },
	[],
	[{ length: 5 }],
	["a", "b"],
	5,
	true,
	null,
	{ toString: 1 },
	{ toString: null, valueOf: null },
	JSON.parse('{"__proto__": {"length": 5}}'),
];

const INPUTS = [
	...rowNames().map((name) => [name, rowNamed(name).input ?? null] as const),
	...procedureNames().map((name) => [name, procedureInput(name)] as const),
].flatMap(([name, schema]) =>
	// A file has no fields.
	schema && name !== "customGames.addPicture" ? [[name, schema] as const] : [],
);

it.each(INPUTS)("odd values never make the schema of %s throw", (_, schema) => {
	for (const path of [[], ...fieldsOf(schema)])
		for (const odd of ODD)
			expect(() => schema.safeParse(withField({}, path, odd)), path.join(".")).not.toThrow();
});

const reopen = (site: TestSite) =>
	site.db.transaction((tx) => site.services.siteSettings.set(tx, "maintenance", "off"));

it("odd values in any field never cause a status of 500 or more", async () => {
	const site = await openSite({ settings: { rateLimits: false } });
	const world = await openWorld(site);
	const callers = {
		visitor: site.visitor(),
		player: world.player,
		admin: await site.player("root", { isAdmin: true }),
	};
	const table: Readonly<Record<string, Call>> = { ...ROW_CALLS, ...PROCEDURE_CALLS };
	let count = 0;
	for (const [name, schema] of INPUTS) {
		const call = name.includes(" ") ? callRow : callProcedure;
		for (const [callerName, browser] of Object.entries(callers)) {
			const input = table[name]?.input?.(world, callerName === "admin" ? "admin" : "player") ?? {};
			for (const path of fieldsOf(schema)) {
				const oddInput = z
					.record(z.string(), z.unknown())
					.parse(withField(input, path, ODD[count++ % ODD.length]));
				for (const player of [world.player, callers.admin])
					if (player.cookies.size === 0) await site.signIn(player);
				const { status } = await call(browser, name, oddInput);
				// The call may have succeeded in starting maintenance.
				if (status === 503) await reopen(site);
				else expect(status, `${name} ${callerName} ${JSON.stringify(oddInput)}`).toBeLessThan(500);
			}
		}
	}
	expect(count).toBeGreaterThan(1000);
});
