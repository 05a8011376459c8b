import { type Expression, sql } from "kysely";
import { expect, expectTypeOf, it, vi } from "vitest";
import { columnNames } from "./columns.ts";
import { type Param, params, prepared } from "./prepared.ts";
import type { Queries } from "./queries.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";
import { isUnavailable } from "./unavailable.ts";

const xpOf = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").select("xp").where("id", "=", param("id")),
);
const usersAboveXp = prepared((db, param: Param<{ xp: number; max: number }>) =>
	db.selectFrom("users").select("id").where("xp", ">", param("xp")).orderBy("id").limit(param("max")),
);
const allUsers = prepared((db) => db.selectFrom("users").select(["id", "xp"]).orderBy("id"));
const addXp = prepared((db, param: Param<{ id: string; xp: number }>) =>
	db
		.updateTable("users")
		.set((eb) => ({ xp: eb("xp", "+", param("xp")) }))
		.where("id", "=", param("id")),
);
const putSetting = prepared((db, param: Param<{ key: string; value: string }>) =>
	db
		.insertInto("settings")
		.values(params(param, columnNames("settings")))
		.onConflict((conflict) => conflict.column("key").doUpdateSet(params(param, ["value"]))),
);
const promoteAll = prepared((db, param: Param<{ xp: number }>) =>
	db.updateTable("users").set({ is_admin: 1 }).where("xp", ">=", param("xp")).returning("id"),
);

async function addTwoUsers(db: Queries): Promise<void> {
	await db
		.insertInto("users")
		.values([aUser("ada", { xp: 10 }), aUser("bob", { xp: 20 })])
		.execute();
}

eachDialect((openTestDatabase) => {
	it("gives the first row or none, and all rows", async () => {
		const { kysely } = await openTestDatabase();
		await addTwoUsers(kysely);
		expect(await xpOf.first(kysely, { id: "ada" })).toEqual({ xp: 10 });
		expect(await xpOf.first(kysely, { id: "eve" })).toBeUndefined();
		expect(await allUsers.all(kysely)).toEqual([
			{ id: "ada", xp: 10 },
			{ id: "bob", xp: 20 },
		]);
		expect(await usersAboveXp.all(kysely, { xp: 5, max: 1 })).toEqual([{ id: "ada" }]);
	});

	it("gives the number of rows that it wrote", async () => {
		const { kysely } = await openTestDatabase();
		await addTwoUsers(kysely);
		expect(await addXp.run(kysely, { id: "ada", xp: 5 })).toBe(1);
		expect(await addXp.run(kysely, { id: "eve", xp: 5 })).toBe(0);
		expect(await xpOf.first(kysely, { id: "ada" })).toEqual({ xp: 15 });
	});

	it("takes a parameter twice, and overwrites on conflict", async () => {
		const { kysely } = await openTestDatabase();
		await putSetting.run(kysely, { key: "a", value: "1" });
		await putSetting.run(kysely, { key: "a", value: "2" });
		expect(await kysely.selectFrom("settings").selectAll().execute()).toEqual([{ key: "a", value: "2" }]);
	});

	it("updates every row, although only the first is read", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await addTwoUsers(kysely);
		expect(await promoteAll.first(kysely, { xp: 20 })).toEqual({ id: "bob" });
		expect(await transaction((tx) => promoteAll.first(tx, { xp: 0 }))).toBeDefined();
		const admins = kysely.selectFrom("users").select("id").where("is_admin", "=", 1);
		expect(await admins.execute()).toHaveLength(2);
	});

	it("runs in a transaction, and is undone with it", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await addTwoUsers(kysely);
		const failing = transaction(async (tx) => {
			await addXp.run(tx, { id: "ada", xp: 5 });
			expect(await xpOf.first(tx, { id: "ada" })).toEqual({ xp: 15 });
			throw new Error("undo");
		});
		await expect(failing).rejects.toThrow("undo");
		expect(await xpOf.first(kysely, { id: "ada" })).toEqual({ xp: 10 });
	});

	it("neither sees an open transaction from outside nor waits for it", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await addTwoUsers(kysely);
		const [written, mayEnd] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const writing = transaction(async (tx) => {
			await addXp.run(tx, { id: "ada", xp: 5 });
			written.resolve();
			await mayEnd.promise;
		});
		await written.promise;
		expect(await xpOf.first(kysely, { id: "ada" })).toEqual({ xp: 10 });
		expect(await allUsers.all(kysely)).toHaveLength(2);
		mayEnd.resolve();
		await writing;
		expect(await xpOf.first(kysely, { id: "ada" })).toEqual({ xp: 15 });
	});

	it("sees every commit acknowledged before it, while another transaction runs", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await addTwoUsers(kysely);
		for (let n = 1; n <= 5; n++) {
			await transaction((tx) => addXp.run(tx, { id: "ada", xp: 1 }));
			const [, read] = await Promise.all([
				transaction((tx) => addXp.run(tx, { id: "bob", xp: 1 })),
				xpOf.first(kysely, { id: "ada" }),
			]);
			expect(read).toEqual({ xp: 10 + n });
		}
	});

	it("refuses the database inside a transaction, and a finished transaction", async () => {
		const { kysely, transaction } = await openTestDatabase();
		const refused = /inside its own open transaction/;
		await expect(transaction(() => xpOf.first(kysely, { id: "ada" }))).rejects.toThrow(refused);
		await expect(transaction(() => addXp.run(kysely, { id: "ada", xp: 1 }))).rejects.toThrow(refused);
		const endedTransaction = await transaction(async (tx) => tx);
		await expect(xpOf.first(endedTransaction, { id: "ada" })).rejects.toThrow();
		await expect(addXp.run(endedTransaction, { id: "ada", xp: 1 })).rejects.toThrow();
	});

	it("fails like the query itself, and works again afterwards", async () => {
		const { kysely, transaction } = await openTestDatabase();
		await addTwoUsers(kysely);
		const rename = prepared((db, param: Param<{ id: string; name: string }>) =>
			db
				.updateTable("users")
				.set({ username_key: param("name") })
				.where("id", "=", param("id")),
		);
		await expect(rename.run(kysely, { id: "ada", name: "bob" })).rejects.toThrow(/unique/i);
		await expect(transaction((tx) => rename.run(tx, { id: "ada", name: "bob" }))).rejects.toThrow(/unique/i);
		expect(await rename.run(kysely, { id: "ada", name: "countess" })).toBe(1);
	});

	it("says that the database is closed, whether it ran before or not", async () => {
		const { kysely, close } = await openTestDatabase();
		expect(await allUsers.all(kysely)).toEqual([]);
		expect(await addXp.run(kysely, { id: "ada", xp: 1 })).toBe(0);
		await close();
		for (const call of [
			() => allUsers.all(kysely),
			() => addXp.run(kysely, { id: "ada", xp: 1 }),
			() => usersAboveXp.all(kysely, { xp: 5, max: 1 }),
		])
			await expect((async () => call())()).rejects.toSatisfy(isUnavailable);
	});

	it("is built once for each database", async () => {
		const build = vi.fn((db: Queries, param: Param<{ n: number }>) =>
			db.selectNoFrom(sql<number>`${param("n")} + 1`.as("next")),
		);
		const next = prepared(build);
		const [first, second] = await Promise.all([openTestDatabase(), openTestDatabase()]);
		for (const n of [1, 2, 3]) {
			expect(await next.first(first.kysely, { n })).toEqual({ next: n + 1 });
			expect(await first.transaction((tx) => next.first(tx, { n }))).toEqual({ next: n + 1 });
			expect(await next.first(second.kysely, { n })).toEqual({ next: n + 1 });
		}
		expect(build).toHaveBeenCalledTimes(2);
	});
});

it("is typed in its parameters and rows", () => {
	expectTypeOf(xpOf.first).returns.resolves.toEqualTypeOf<{ xp: number } | undefined>();
	expectTypeOf(xpOf.first).parameter(1).toEqualTypeOf<{ id: string }>();
	expectTypeOf(addXp.run).returns.resolves.toEqualTypeOf<number>();
	expectTypeOf(addXp).not.toHaveProperty("first");
	expectTypeOf(xpOf).not.toHaveProperty("run");
	type Named = ReturnType<typeof params<{ id: string; xp: number; name: string | null }, "xp" | "name">>;
	expectTypeOf<Named>().toEqualTypeOf<{ xp: Expression<number>; name: Expression<string | null> }>();
	// @ts-expect-error every column without a default is needed
	prepared((db, param: Param<{ key: string }>) => db.insertInto("settings").values(params(param, ["key"])));
});
