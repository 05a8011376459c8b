import { expect, it } from "vitest";
import type { Queries } from "./queries.ts";
import { eachDialect } from "./testing/databases.ts";
import { aUser } from "./testing/rows.ts";

async function addTwoUsers(db: Queries): Promise<void> {
	await db
		.insertInto("users")
		.values([aUser("ada"), aUser("bob")])
		.execute();
}

const message = { chat_id: "chat", position: 1, sender_id: "ada", number: 1, content: "Hi", sent_at: 1 };

eachDialect((openTestDatabase) => {
	it("allows one chat for each pair of users", async () => {
		const { kysely } = await openTestDatabase();
		await addTwoUsers(kysely);
		const chat = { low_id: "ada", high_id: "bob", last_position: 0 };
		const insert = (row: typeof chat & { id: string }) => kysely.insertInto("chats").values(row).execute();
		await insert({ id: "one", ...chat });
		await expect(insert({ id: "two", ...chat })).rejects.toThrow(/unique/i);
		await expect(insert({ id: "two", ...chat, low_id: "bob", high_id: "ada" })).rejects.toThrow(/check/i);
	});

	it("stores a client id once, and any number of messages without one", async () => {
		const { kysely } = await openTestDatabase();
		await addTwoUsers(kysely);
		const chat = { id: "chat", low_id: "ada", high_id: "bob", last_position: 0 };
		await kysely.insertInto("chats").values(chat).execute();
		const insert = (position: number, client_id: string | null) =>
			kysely
				.insertInto("chat_messages")
				.values({ ...message, position, number: position, client_id })
				.execute();
		await insert(1, null);
		await insert(2, null);
		await insert(3, "a");
		await expect(insert(4, "a")).rejects.toThrow(/unique/i);
		await expect(insert(3, "b")).rejects.toThrow(/unique/i);
		const sameNumber = { ...message, position: 5, number: 3, client_id: "c" };
		await expect(kysely.insertInto("chat_messages").values(sameNumber).execute()).rejects.toThrow(/unique/i);
	});

	it("refuses a read position after the last message", async () => {
		const { kysely } = await openTestDatabase();
		await addTwoUsers(kysely);
		const side = { user_id: "ada", friend_id: "bob", written: 2, read: 3 };
		await expect(kysely.insertInto("chat_sides").values(side).execute()).rejects.toThrow(/check/i);
	});

	it("deletes everything between two users with either of them", async () => {
		const { kysely } = await openTestDatabase();
		await addTwoUsers(kysely);
		const at = 1;
		await kysely
			.insertInto("friendships")
			.values([
				{ user_id: "ada", friend_id: "bob", added_at: at },
				{ user_id: "bob", friend_id: "ada", added_at: at },
			])
			.execute();
		await kysely
			.insertInto("friend_requests")
			.values({ from_id: "ada", to_id: "bob", requested_at: at })
			.execute();
		await kysely
			.insertInto("friend_rejections")
			.values({ rejecter_id: "bob", asker_id: "ada", count: 1, last_at: at })
			.execute();
		await kysely
			.insertInto("blocks")
			.values({ blocker_id: "ada", blocked_id: "bob", blocked_at: at })
			.execute();
		await kysely
			.insertInto("chats")
			.values({ id: "chat", low_id: "ada", high_id: "bob", last_position: 1 })
			.execute();
		await kysely
			.insertInto("chat_messages")
			.values({ ...message, client_id: null })
			.execute();
		await kysely
			.insertInto("chat_sides")
			.values({ user_id: "ada", friend_id: "bob", written: 1, read: 0 })
			.execute();
		await kysely.deleteFrom("users").where("id", "=", "bob").execute();
		for (const table of [
			"friendships",
			"friend_requests",
			"friend_rejections",
			"blocks",
			"chats",
			"chat_messages",
			"chat_sides",
		] as const) {
			const { count } = await kysely
				.selectFrom(table)
				.select((eb) => eb.fn.countAll().as("count"))
				.executeTakeFirstOrThrow();
			expect(Number(count), table).toBe(0);
		}
	});
});
