import { expect, it } from "vitest";
import { eachDialect } from "./testing/databases.ts";
import { aPool, aRun, aUser } from "./testing/rows.ts";
import { isUniqueViolation } from "./unique-violation.ts";

const failure = (attempt: Promise<unknown>): Promise<unknown> =>
	attempt.then(
		() => undefined,
		(error: unknown) => error,
	);

eachDialect((openTestDatabase) => {
	it("recognises the column of the duplicate value", async () => {
		const { kysely } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		const sameEmail = aUser("bob", { email_key: "ada@example.org" });
		const error = await failure(kysely.insertInto("users").values(sameEmail).execute());
		expect(isUniqueViolation(error)).toBe(true);
		expect(isUniqueViolation(error, "email_key")).toBe(true);
		expect(isUniqueViolation(error, "username_key")).toBe(false);
	});

	it("recognises primary keys and partial indexes", async () => {
		const { kysely } = await openTestDatabase();
		await kysely.insertInto("users").values(aUser("ada")).execute();
		const primaryKeyError = await failure(
			kysely
				.insertInto("users")
				.values(aUser("ada", { username_key: "x", email_key: "x" }))
				.execute(),
		);
		expect(isUniqueViolation(primaryKeyError, "id")).toBe(true);
		await kysely.insertInto("pools").values(aPool("pool")).execute();
		await kysely.insertInto("runs").values(aRun("one", "ada")).execute();
		const secondRun = await failure(kysely.insertInto("runs").values(aRun("two", "ada")).execute());
		expect(isUniqueViolation(secondRun, "user_id")).toBe(true);
		expect(isUniqueViolation(secondRun, "game")).toBe(true);
	});

	it("returns false for other constraint violations", async () => {
		const { kysely } = await openTestDatabase();
		const session = { id: "s", user_id: "nobody", expires_at: 1, created_at: 1 };
		expect(isUniqueViolation(await failure(kysely.insertInto("sessions").values(session).execute()))).toBe(
			false,
		);
	});
});

it("returns false for other errors", () => {
	expect(isUniqueViolation(new Error("UNIQUE constraint failed: users.email_key"))).toBe(false);
	expect(isUniqueViolation(null)).toBe(false);
});
