import { expect, it } from "vitest";
import { type Param, prepared } from "./prepared.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";
import { isUnstorableText } from "./unstorable-text.ts";

const userNamed = prepared((db, param: Param<{ name: string }>) =>
	db.selectFrom("users").select("id").where("username", "=", param("name")),
);

const failure = (attempt: Promise<unknown>): Promise<unknown> =>
	attempt.then(
		() => undefined,
		(error: unknown) => error,
	);

eachDialect((openTestDatabase) => {
	it("recognises a NUL character in every kind of statement", async () => {
		const db = await openTestDatabase();
		const { kysely } = db;
		const statements = [
			() => kysely.insertInto("users").values(aUser("a\0b")).execute(),
			() => kysely.selectFrom("users").select("id").where("username", "=", "a\0b").execute(),
			() => userNamed.first(kysely, { name: "\0" }),
			() => db.transaction((tx) => userNamed.all(tx, { name: "a\0" })),
		];
		for (const statement of statements) expect(isUnstorableText(await failure(statement()))).toBe(true);
		await kysely.insertInto("users").values(aUser("ada")).execute();
		expect(await userNamed.all(kysely, { name: "ada" })).toHaveLength(1);
	});

	it("returns false for other database errors", async () => {
		const { kysely } = await openTestDatabase();
		const session = { id: "s", user_id: "nobody", expires_at: 1, created_at: 1 };
		const error = await failure(kysely.insertInto("sessions").values(session).execute());
		expect(isUnstorableText(error)).toBe(false);
	});
});
