import { expect, expectTypeOf, it } from "vitest";
import { columnsOf } from "./columns.ts";
import { type Param, prepared } from "./prepared.ts";
import type { Column } from "./tables/column.ts";
import { type MoveRow, TABLES, type UserRow } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";
import { aPool, aRun, aUser } from "./testing/rows.ts";

const userWithAllColumns = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").select(columnsOf("users")).where("id", "=", param("id")),
);
const movesOf = prepared((db, param: Param<{ userId: string }>) =>
	db
		.selectFrom("moves")
		.innerJoin("runs", "runs.id", "moves.run_id")
		.select(columnsOf("moves"))
		.where("runs.user_id", "=", param("userId")),
);

function declaredColumns(): Map<string, Column<unknown>> {
	return new Map(
		Object.entries(TABLES).flatMap(([table, columns]) =>
			Object.entries(columns).map(([name, column]) => [`${table}.${name}`, column] as const),
		),
	);
}

eachDialect((openTestDatabase) => {
	it("declares exactly the columns that the tables have, and which of them may be null", async () => {
		const { kysely } = await openTestDatabase();
		const found = (await kysely.introspection.getTables())
			.filter(({ name, isView }) => !isView && !/^username_/.test(name))
			.flatMap((table) =>
				table.columns.map((column) => ({ ...column, name: `${table.name}.${column.name}` })),
			);
		const declared = declaredColumns();
		expect([...declared.keys()].sort()).toEqual(found.map(({ name }) => name).sort());
		for (const { name, isNullable, hasDefaultValue } of found) {
			expect(declared.get(name)?.isNullable, name).toBe(isNullable);
			if (declared.get(name)?.hasDefault) expect(hasDefaultValue || isNullable, name).toBe(true);
		}
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
		expect(await userWithAllColumns.all(kysely, { id: "ada" })).toEqual(users);
		const moves = await kysely.selectFrom("moves").selectAll().execute();
		expect(await movesOf.all(kysely, { userId: "ada" })).toEqual(moves);
	});
});

it("is typed as the whole row", () => {
	expectTypeOf(userWithAllColumns.first).returns.resolves.toEqualTypeOf<UserRow | undefined>();
	expectTypeOf(movesOf.all).returns.resolves.toEqualTypeOf<MoveRow[]>();
});
