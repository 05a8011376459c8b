import { expect, it } from "vitest";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

const aTicket = (id: string, fields: object = {}) => ({
	id,
	user_id: "ada",
	client_id: null,
	subject: "My score",
	category: "game" as const,
	status: "open" as const,
	about: null,
	waiting_since: 1,
	last_read_by_user: 1,
	created_at: 1,
	updated_at: 1,
	...fields,
});

eachDialect((openTestDatabase) => {
	it("keeps the messages of a deleted sender, and deletes those of a deleted ticket", async () => {
		const { kysely } = await openTestDatabase();
		await kysely
			.insertInto("users")
			.values([aUser("ada"), aUser("root")])
			.execute();
		await kysely
			.insertInto("tickets")
			.values(aTicket("one", { client_id: "c", assignee_id: "root" }))
			.execute();
		await expect(
			kysely
				.insertInto("tickets")
				.values(aTicket("two", { client_id: "c" }))
				.execute(),
		).rejects.toThrow(/unique/i);
		const message = {
			ticket_id: "one",
			sender_name: "root",
			is_admin: 1,
			content: "Hello",
			created_at: 2,
		} as const;
		await kysely
			.insertInto("ticket_messages")
			.values({ ...message, position: 1, sender_id: "root" })
			.execute();
		await kysely.deleteFrom("users").where("id", "=", "root").execute();
		const messages = kysely.selectFrom("ticket_messages").select(["sender_id", "sender_name"]);
		expect(await messages.execute()).toEqual([{ sender_id: null, sender_name: "root" }]);
		await kysely.deleteFrom("users").where("id", "=", "ada").execute();
		expect(await messages.execute()).toEqual([]);
	});

	it("lets the audit log erase names and get an owner once, and refuses every other change", async () => {
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
			subject_name: "Rivers",
			before: null,
			after: '{"reason":"Rude"}',
			token_name: "Root's tool",
		} as const;
		await kysely.insertInto("audit_log").values(entry).execute();
		const change = (columns: object) => kysely.updateTable("audit_log").set(columns).execute();
		const refusedChanges: object[] = [
			{ id: "f" },
			{ at: 2 },
			{ actor_kind: "operator" },
			{ actor_id: null },
			{ actor_name: "Eve" },
			{ action: "game.restore" },
			{ subject_kind: "user" },
			{ subject_id: "h" },
			{ subject_name: "Hills" },
			{ before: "{}" },
			{ after: "{}" },
			{ token_name: "Eve's" },
			{ actor_name: "", at: 2 },
		];
		for (const columns of refusedChanges)
			await expect(change(columns), JSON.stringify(columns)).rejects.toThrow(/cannot be changed/);
		await change({ owner_id: "ada" });
		await expect(change({ owner_id: "ben" })).rejects.toThrow(/cannot be changed/);
		await change({ actor_name: "", subject_name: "", after: null, token_name: null });
		await expect(change({ subject_name: "Rivers" })).rejects.toThrow(/cannot be changed/);
		await expect(kysely.deleteFrom("audit_log").execute()).rejects.toThrow(/cannot be changed/);
		const erased = { actor_name: "", subject_name: "", after: null, token_name: null };
		const anonymized = { ...entry, owner_id: "ada", ...erased };
		expect(await kysely.selectFrom("audit_log").selectAll().execute()).toEqual([anonymized]);
	});
});
