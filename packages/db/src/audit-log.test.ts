import { expect, it } from "vitest";
import { eachDialect } from "./testing/databases.ts";

eachDialect((openTestDatabase) => {
	it("lets the audit log erase names, and refuses every other change", async () => {
		const { kysely } = await openTestDatabase();
		const entry = {
			id: "e",
			at: 1,
			actor_kind: "administrator",
			actor_id: "root",
			actor_name: "Root",
			action: "game.remove",
			subject_kind: "game",
			subject_id: "g",
			owner_id: "ada",
			subject_name: "Rivers",
			before: null,
			after: '{"reason":"Rude"}',
			token_name: "Root's tool",
		} as const;
		await kysely.insertInto("audit_log").values(entry).execute();
		const change = (columns: object) => kysely.updateTable("audit_log").set(columns).execute();
		const refusedChanges: object[] = [
			{ at: 2 },
			{ actor_id: null },
			{ actor_name: "Eve" },
			{ action: "game.restore" },
			{ subject_id: "h" },
			{ owner_id: "ben" },
			{ after: "{}" },
			{ token_name: "Eve's" },
			{ actor_name: "", at: 2 },
		];
		for (const columns of refusedChanges)
			await expect(change(columns), JSON.stringify(columns)).rejects.toThrow(/cannot be changed/);
		await change({ actor_name: "", subject_name: "", after: null, token_name: null });
		await expect(change({ subject_name: "Rivers" })).rejects.toThrow(/cannot be changed/);
		await expect(kysely.deleteFrom("audit_log").execute()).rejects.toThrow(/cannot be changed/);
		const erased = { actor_name: "", subject_name: "", after: null, token_name: null };
		const anonymized = { ...entry, ...erased };
		expect(await kysely.selectFrom("audit_log").selectAll().execute()).toEqual([anonymized]);
	});
});
