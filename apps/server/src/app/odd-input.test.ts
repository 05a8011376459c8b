import fc from "fast-check";
import { expect, it } from "vitest";
import { errorsOf, statusesOf } from "../platform/rest/row-errors.ts";
import { openWorld, PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import type { Call } from "../testing/calls.ts";
import { callProcedure, callRow, rowNamed } from "../testing/every-call.ts";
import { refusal } from "../testing/refusal.ts";
import { onEachDatabase } from "../testing/sites.ts";
import { PASSWORD } from "../testing/test-site.ts";

/** What no honest client sends, most of it. */
const oddValue = fc.oneof(
	fc.constantFrom(
		"",
		" ",
		"a\u0000b",
		"\ud800",
		"__proto__",
		"ada",
		PASSWORD,
		"ä".repeat(3000),
		"%",
		"githubGame",
	),
	fc.string({
		unit: fc.integer({ max: 0xffff, min: 0 }).map((unit) => String.fromCharCode(unit)),
		maxLength: 30,
	}),
	fc.double(),
	fc.constantFrom(0, 1, -1, 2 ** 31, 2 ** 53, 1e300),
	fc.constantFrom(null, true, false),
	fc.jsonValue({ maxDepth: 2 }),
);

type Input = Record<string, unknown>;

/** An input of a call with one of its fields, or one more, made odd or left out. */
function oddInput(input: Input): fc.Arbitrary<Input> {
	const field = fc.constantFrom(...Object.keys(input), "constructor", "toString");
	return fc.tuple(field, oddValue, fc.boolean()).map(([name, value, isLeftOut]) => {
		const { [name]: _, ...others } = input;
		return isLeftOut ? others : { ...others, [name]: value };
	});
}

onEachDatabase((openSite) => {
	it("is refused the same on each database where a search has the NUL character", async () => {
		const site = await openSite();
		const { api } = await site.player("root", { isAdmin: true });
		const search = "a\u0000b";
		const searches = [
			() => api.admin.users.query({ search }),
			() => api.admin.audit.query({ search }),
			() => api.admin.audit.query({ actor: search }),
			() => api.moderation.games.query({ search }),
			() => api.customGames.discover.query({ search }),
			() => api.leaderboards.customGames.query({ search }),
		];
		for (const find of searches)
			expect(await refusal(find())).toMatchObject({ status: 400, code: "request/invalid" });
		// No name has such a character (D22), so that nothing needs to be asked.
		expect(await api.profiles.search.query({ query: search })).toEqual([]);
	});

	it("is refused or taken as documented, but nothing breaks of it", async () => {
		const site = await openSite({ settings: { rateLimits: false } });
		const world = await openWorld(site);
		const { player } = world;
		for (const [name, { input }] of Object.entries<Call>({ ...ROW_CALLS, ...PROCEDURE_CALLS })) {
			if (!input) continue;
			const isRow = name.includes(" ");
			const answersAsDocumented = fc.asyncProperty(oddInput(input(world, "player")), async (odd) => {
				if (player.cookies.size === 0) await site.signIn(player);
				const { status, body } = await (isRow ? callRow : callProcedure)(player, name, odd);
				expect(status, name).toBeLessThan(500);
				if (!isRow) return;
				expect(statusesOf(rowNamed(name)), name).toContain(status);
				// An id that is left out makes another path.
				const codes = [...errorsOf(rowNamed(name)), "request/no-such-path"];
				if (status >= 400) expect(body, name).toMatchObject({ code: expect.toBeOneOf(codes) });
			});
			// A failure is not made smaller: what went before has changed the world, and time is short.
			await fc.assert(answersAsDocumented, { numRuns: 10, endOnFailure: true });
		}
	});
});
