import { sql } from "kysely";
import { expect, it } from "vitest";
import { openDatabase } from "../open-database.ts";
import { type Param, prepared } from "../prepared.ts";
import type { Queries } from "../queries.ts";
import { eachDialect } from "../testing/databases.ts";
import { aUser } from "../testing/rows.ts";

const userWithAllColumns = prepared((db, param: Param<{ id: string }>) =>
	db.selectFrom("users").selectAll().where("id", "=", param("id")),
);

async function addColumn(url: string, name: string): Promise<void> {
	const newer = await openDatabase({ url });
	await sql`alter table users add column ${sql.ref(name)} integer`.execute(newer.kysely);
	await newer.close();
}

const addAda = (db: Queries) => db.insertInto("users").values(aUser("ada")).execute();

eachDialect((openTestDatabase) => {
	const ownDatabase = () => openTestDatabase({ isOwn: true });

	it("runs a prepared query whose table has a new column", async () => {
		const { url, kysely } = await ownDatabase();
		await addAda(kysely);
		expect(await userWithAllColumns.first(kysely, { id: "ada" })).toMatchObject({ id: "ada" });
		for (const name of ["one", "two"]) {
			await addColumn(url, name);
			expect(await userWithAllColumns.first(kysely, { id: "ada" })).toMatchObject({
				id: "ada",
				[name]: null,
			});
		}
	});

	it("retries a transaction on every connection that has prepared the query", async () => {
		const { url, kysely, transaction } = await ownDatabase();
		await addAda(kysely);
		const read = () => transaction((tx) => userWithAllColumns.first(tx, { id: "ada" }));
		await Promise.all(Array.from({ length: 10 }, read));
		await addColumn(url, "one");
		expect(await Promise.all(Array.from({ length: 10 }, read))).toEqual(
			Array.from({ length: 10 }, () => expect.objectContaining({ id: "ada", one: null })),
		);
	});
});
