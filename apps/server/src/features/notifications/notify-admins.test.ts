import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { testItems } from "../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";

const notifications = async (site: TestSite) => {
	await site.settled();
	const rows = await site.db.kysely
		.selectFrom("admin_notifications")
		.select(["type", "message", "link"])
		.orderBy("created_at")
		.execute();
	return rows.map(({ type, message, link }) => [type, message, link]);
};

onEachDatabase((openSite) => {
	it("are created once for a new user and a new game", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const ada = site.visitor();
		const account = { username: "ada", email: "ada@example.org", password: PASSWORD };
		const { user } = await ada.api.accounts.register.mutate(account);
		await site.visitor().post("/auth/register", account);
		site.clock.advance(1);
		const items = testItems(10);
		const game = { name: "Rivers", description: "How long they are", items, clientId: "once" };
		const { id } = await ada.api.customGames.create.mutate(game);
		await ada.api.customGames.create.mutate(game);
		expect(await notifications(site)).toEqual([
			["user", "ada has registered", `/admin/users/${user.id}`],
			["game", "ada made the game “Rivers”", `/admin/games/custom?search=${id}`],
		]);
		expect(site.received(root.id)).toContainEqual({ kind: "admin" });
		expect(site.received(user.id)).not.toContainEqual({ kind: "admin" });
	});
});

onAnyDatabase((openSite) => {
	it("are created for bursts of failed sign-ins, once an hour", async () => {
		const site = await openSite();
		const fail = async (times: number) => {
			for (let n = 0; n < times; n++) {
				const browser = site.visitor({ address: `192.0.2.${n}` });
				await browser.post("/auth/login", { emailOrUsername: `nobody-${n}`, password: "wrong" });
			}
			return (await notifications(site)).length;
		};
		expect(await fail(19)).toBe(0);
		site.clock.advance(10 * MINUTE_MS);
		expect(await fail(19)).toBe(0);
		expect(await fail(2)).toBe(1);
		expect(await notifications(site)).toEqual([["security", "20 failed sign-ins in 10 minutes", null]]);
		site.clock.advance(50 * MINUTE_MS);
		expect(await fail(21)).toBe(1);
		site.clock.advance(10 * MINUTE_MS);
		expect(await fail(21)).toBe(2);
	});
});
