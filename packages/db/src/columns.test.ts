import { expect, expectTypeOf, it } from "vitest";
import { columnsOf } from "./columns.ts";
import { type Param, prepared } from "./prepared.ts";
import type { MoveRow, Tables, UserRow } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { aPool, aRun, aUser } from "./testing/rows.ts";

const wholeUser = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").select(columnsOf("users")).where("id", "=", param("id")),
);
const movesOf = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("moves")
		.innerJoin("runs", "runs.id", "moves.run_id")
		.select(columnsOf("moves"))
		.where("runs.user_id", "=", param("userId")),
);

eachDialect((openTestDatabase) => {
	it("names exactly the columns that the tables have", async () => {
		const { kysely } = await openTestDatabase();
		const tables = (await kysely.introspection.getTables()).filter(
			({ name, isView }) => !isView && !/^username_/.test(name),
		);
		const held = tables.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
		const named = tables.flatMap(({ name }) => columnsOf(name as keyof Tables));
		expect([...named].sort()).toEqual(held.sort());
	});

	it("selects whole rows, alone and in a join", async () => {
		const { kysely } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		await kysely.insertInto("pools").values(aPool("pool")).execute();
		await kysely.insertInto("runs").values(aRun("run", "ada")).execute();
		const move = { run_id: "run", round: 1, guess: "higher", correct: 1, outcome: null } as const;
		await kysely
			.insertInto("moves")
			.values({ ...move, value: 1, score: 1, at: 1 })
			.execute();
		const users = await kysely.selectFrom("users").selectAll().execute();
		expect(await wholeUser.all(kysely, { id: "ada" })).toEqual(users);
		const moves = await kysely.selectFrom("moves").selectAll().execute();
		expect(await movesOf.all(kysely, { userId: "ada" })).toEqual(moves);
	});
});

it("is typed as the whole row", () => {
	expectTypeOf(wholeUser.first).returns.resolves.toEqualTypeOf<UserRow | undefined>();
	expectTypeOf(movesOf.all).returns.resolves.toEqualTypeOf<MoveRow[]>();
});
