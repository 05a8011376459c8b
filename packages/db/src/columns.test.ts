import { expect, it } from "vitest";
import type { Column } from "./tables/column.ts";
import { TABLES } from "./tables.ts";
import { eachDialect } from "./testing/databases.ts";

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
		const found = (await kysely.introspection.getTables()).flatMap((table) =>
			table.columns.map((column) => ({ ...column, name: `${table.name}.${column.name}` })),
		);
		const declared = declaredColumns();
		expect([...declared.keys()].sort()).toEqual(found.map(({ name }) => name).sort());
		for (const { name, isNullable, hasDefaultValue } of found) {
			expect(declared.get(name)?.isNullable, name).toBe(isNullable);
			if (declared.get(name)?.hasDefault) expect(hasDefaultValue || isNullable, name).toBe(true);
		}
	});
});
