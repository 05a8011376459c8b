import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { BeforeTransaction } from "../../testing/before-transaction.ts";
import { befriend } from "../../testing/befriend.ts";
import { insertGames } from "../../testing/games.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import { PASSWORD, type Player, type TestSite } from "../../testing/test-site.ts";
import { sweepAccounts } from "./delete-account.ts";

const MESSAGES = 600;
const login = { emailOrUsername: "ada", password: PASSWORD };

/** A player with games, runs, and more messages than one batch deletes. */
async function openLargeAccount(site: TestSite): Promise<{ ada: Player; bob: Player }> {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	await befriend(site, ada, bob);
	await playTo(site, ada, COUNTRY, 2);
	const { first } = await insertGames(site, ada, {
		first: { privacy: "public" },
		second: { privacy: "private" },
	});
	await bob.api.customGames.start.mutate({ id: first.id });
	await ada.post(`/chat/${bob.id}`, { content: "hello" });
	const [message] = await site.db.kysely.selectFrom("chat_messages").selectAll().execute();
	if (!message) throw new Error("nothing was sent");
	const more = Array.from({ length: MESSAGES }, (_, n) => ({
		...message,
		client_id: `${n}`,
		position: message.position + n + 1,
		number: message.number + n + 1,
	}));
	await site.db.kysely.insertInto("chat_messages").values(more).execute();
	return { ada, bob };
}

/** Lets that many transactions pass, then fails all. */
function failAfter(beforeTransaction: BeforeTransaction, transactions: number) {
	let left = transactions;
	beforeTransaction.action = async () => {
		if (left-- <= 0) throw new Error("interrupted");
	};
}

async function expectAllGone(site: TestSite, ada: Player) {
	const stored = await storedContent(site.db);
	expect(stored).not.toContain("ada@example.org");
	const users = await site.db.kysely
		.selectFrom("users")
		.select("username")
		.where("id", "=", ada.id)
		.execute();
	expect(users).toEqual([]);
	for (const table of ["custom_games", "custom_game_items", "chat_messages", "chats"] as const)
		expect(await site.db.kysely.selectFrom(table).selectAll().execute(), table).toEqual([]);
}

onEachDatabase((openSite) => {
	it("deletes large amounts of data in small transactions", async () => {
		const beforeTransaction = new BeforeTransaction();
		const site = await openSite({ wrapDatabase: beforeTransaction.wrap });
		const { ada } = await openLargeAccount(site);
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		site.clock.advance(7 * DAY_MS);
		const left: number[] = [];
		beforeTransaction.action = async () => {
			const messages = await site.db.kysely.selectFrom("chat_messages").select("position").execute();
			left.push(messages.length);
		};
		await sweepAccounts(site.operator);
		expect([...new Set(left)]).toEqual([MESSAGES + 1, MESSAGES - 499, 0]);
		expect(site.log.take()).toHaveLength(1);
		await expectAllGone(site, ada);
	});
});

onAnyDatabase((openSite) => {
	it("continues an interrupted deletion, which signing in no longer cancels", async () => {
		const beforeTransaction = new BeforeTransaction();
		const site = await openSite({ wrapDatabase: beforeTransaction.wrap });
		const { ada, bob } = await openLargeAccount(site);
		await ada.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		site.clock.advance(7 * DAY_MS);
		failAfter(beforeTransaction, 5);
		await sweepAccounts(site.operator);
		expect(site.log.take().join()).toContain("an account could not be deleted");
		beforeTransaction.action = async () => {};
		expect(await site.visitor().post("/auth/login", login)).toMatchObject({
			status: 401,
			body: { code: "accounts/bad-login" },
		});
		expect((await bob.get(`/user/profile/${ada.id}`)).status).toBe(404);
		await sweepAccounts(site.operator);
		await expectAllGone(site, ada);
	});
});
