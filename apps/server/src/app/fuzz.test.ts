import { issueCode } from "@hilo/rules/errors/issues.schema";
import fc from "fast-check";
import { expect, it } from "vitest";
import { openFuzzWorld } from "../testing/fuzz/fuzz-world.ts";
import * as calls from "../testing/fuzz/fuzzed-calls.ts";
import { refusal } from "../testing/refusal.ts";
import { onEachDatabase } from "../testing/sites.ts";

/** The same calls in each run; HILO_TEST_SEED=<seed> makes others. */
const SEED = Number(process.env.HILO_TEST_SEED ?? 1);
/** For each call: the usual one, then odd ones, which differ for each call and database. */
const RUNS = { sqlite: 4, postgres: 3 };
const FIRST_SEED = { sqlite: 1000 * SEED, postgres: 1000 * SEED + 500 };
/** Calls spoil a world: they close games, end friendships, delete accounts. */
const CALLS_PER_WORLD = 30;
const NAMES = calls.FUZZED_CALLS;
const GROUPS = NAMES.flatMap((first, n) =>
	n % CALLS_PER_WORLD === 0 ? [[first, NAMES.slice(n, n + CALLS_PER_WORLD)] as const] : [],
);

onEachDatabase((openSite) => {
	it.each(GROUPS)(
		"answers odd input as documented, or refuses it with a code and its text: %s and the calls after it",
		async (_, names) => {
			const site = await openSite({ settings: { rateLimits: false } });
			const statuses: number[] = [];
			let fuzz = await openFuzzWorld(site, "");
			for (const name of names) {
				if (await fuzz.isSpoiled()) fuzz = await openFuzzWorld(site, `${statuses.length}`);
				const { world, answerTo } = fuzz;
				const property = fc.asyncProperty(calls.fuzzedCall(name, world), async (call) => {
					const { status, fault } = await answerTo(call);
					statuses.push(status);
					expect(fault).toBeNull();
				});
				await fc.assert(property, {
					seed: FIRST_SEED[site.db.dialect] + NAMES.indexOf(name),
					numRuns: RUNS[site.db.dialect],
					examples: [[calls.usualCall(name, world)]],
					// A smaller call would meet a world that this one has changed.
					endOnFailure: true,
				});
			}
			// Else one fault, such as a lost session, would hide all others.
			const succeeded = statuses.filter((status) => status < 400);
			expect(succeeded.length).toBeGreaterThan(statuses.length / 5);
		},
	);

	it("refuses searches for a NUL character", async () => {
		const { api } = await (await openSite()).player("root", { isAdmin: true });
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
	});
});

it("reads odd shapes in any field without failing", () => {
	for (const name of NAMES) {
		const schema = calls.inputSchema(name);
		const inputs = calls.oddlyShaped(calls.schemaOf(name));
		expect(() => inputs.map((input) => schema?.safeParse(input)), name).not.toThrow();
	}
});

it("says what is wrong with each text that a player can type", () => {
	const unexplained = NAMES.flatMap((name) => {
		const issuesOf = (field: string, text: string) => {
			const error = calls.inputSchema(name)?.safeParse({ [field]: text }).error;
			return error?.issues.filter(({ path }) => path[0] === field) ?? [];
		};
		return Object.keys(calls.fieldsOf(calls.schemaOf(name)))
			.filter((field) => issuesOf(field, "ab").length === 0)
			.filter((field) => ![...issuesOf(field, ""), ...issuesOf(field, "x".repeat(20_000))].every(issueCode))
			.map((field) => `${name} ${field}`);
	});
	// Ids that no player types.
	expect(unexplained).toEqual(["accounts.endSession id", "moderation.decide subjectId"]);
});
