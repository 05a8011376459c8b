import { expect, it } from "vitest";
import type { Queries } from "./queries.ts";
import type { AccountTokenRow } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { aPool, aRun, aUser } from "./testing/rows.ts";

async function addPlayer(db: Queries): Promise<void> {
	await db.insertInto("users").values(aUser("ada")).execute();
	await db.insertInto("pools").values(aPool("pool")).execute();
}

const ended = { status: "over", outcome: "wrong", ended_at: 1_780_000_000_500 } as const;

eachDialect((openTestDatabase) => {
	it("requires an address for links that confirm one, and for no others", async () => {
		const { kysely } = await openTestDatabase();
		await addPlayer(kysely);
		const insert = (purpose: AccountTokenRow["purpose"], email: string | null) =>
			kysely
				.insertInto("account_tokens")
				.values({ hash: `${purpose} ${email}`, user_id: "ada", purpose, email, expires_at: 1 })
				.execute();
		await insert("reset-password", null);
		await insert("change-email", "ada@example.org");
		await insert("verify-email", "ada@example.org");
		await expect(insert("verify-email", null)).rejects.toThrow(/check/i);
		await expect(insert("reset-password", "ada@example.org")).rejects.toThrow(/check/i);
	});

	it("allows a player one open run per game, and any number of finished ones", async () => {
		const { kysely } = await openTestDatabase();
		await addPlayer(kysely);
		const finished = [aRun("one", "ada", ended), aRun("two", "ada", ended), aRun("three", "ada")];
		await kysely.insertInto("runs").values(finished).execute();
		await kysely
			.insertInto("runs")
			.values(aRun("four", "ada", { game: "country" }))
			.execute();
		await expect(kysely.insertInto("runs").values(aRun("five", "ada")).execute()).rejects.toThrow(/unique/i);
	});

	it("refuses contradictory run states", async () => {
		const { kysely } = await openTestDatabase();
		await addPlayer(kysely);
		const insert = (fields: Parameters<typeof aRun>[2]) =>
			kysely
				.insertInto("runs")
				.values(aRun("run", "ada", fields))
				.execute();
		await expect(insert({ ...ended, outcome: null })).rejects.toThrow(/check/i);
		await expect(insert({ ...ended, ended_at: null })).rejects.toThrow(/check/i);
		await expect(insert({ outcome: "wrong" })).rejects.toThrow(/check/i);
	});

	it("allows one move per round, with a fractional value", async () => {
		const { kysely } = await openTestDatabase();
		await addPlayer(kysely);
		await kysely.insertInto("runs").values(aRun("run", "ada")).execute();
		const move = {
			run_id: "run",
			round: 1,
			guess: "higher",
			correct: 1,
			outcome: null,
			value: 89.4,
			score: 1,
			at: 5,
		} as const;
		const verdict = { new_best: 1, best: 12, earned: '{"badges":["newcomer"]}' } as const;
		await kysely.insertInto("moves").values(move).execute();
		await kysely
			.insertInto("moves")
			.values({ ...move, ...verdict, round: 2 })
			.execute();
		expect(await kysely.selectFrom("moves").selectAll().orderBy("round").execute()).toEqual([
			{ ...move, new_best: 0, best: null, earned: null },
			{ ...move, ...verdict, round: 2 },
		]);
		await expect(
			kysely
				.insertInto("moves")
				.values({ ...move, guess: "lower" })
				.execute(),
		).rejects.toThrow(/unique/i);
		await kysely.deleteFrom("users").execute();
		expect(await kysely.selectFrom("moves").selectAll().execute()).toEqual([]);
	});
});
