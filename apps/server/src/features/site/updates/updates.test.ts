import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { seedContent } from "../seed-content.ts";

async function titles(site: TestSite, query = ""): Promise<string[]> {
	const { body } = await site.visitor().get(`/user/recent-updates${query}`);
	const { updates } = body as { updates: { title: string }[] };
	return updates.map(({ title }) => title);
}

onEachDatabase((openSite) => {
	it("records changes with their previous state, and tells open pages", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const date = new Date(site.clock.now()).toISOString();
		const first = { title: "A", content: "a", date, isPublished: false };
		const { id } = await root.api.site.saveUpdate.mutate(first);
		const second = { ...first, title: "B", isPublished: true };
		await root.api.site.saveUpdate.mutate({ id, ...second });
		await root.api.site.deleteUpdate.mutate({ id });
		await root.api.site.deleteUpdate.mutate({ id });
		const log = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		const parsed = (text: string | null) => text && JSON.parse(text);
		expect(log.map(({ action, before, after }) => [action, parsed(before), parsed(after)])).toEqual([
			["update.save", null, first],
			["update.save", first, second],
			["update.delete", second, null],
		]);
		expect(site.received(root.id)).toHaveLength(3);
		const gone = await root.post("/trpc/site.saveUpdate", { id, ...second });
		expect([gone.status, gone.body]).toMatchObject([
			404,
			{ error: { data: { appCode: "site/no-such-update" } } },
		]);
	});
});

onAnyDatabase((openSite) => {
	it("seeds updates once, however often the server starts", async () => {
		const site = await openSite();
		await Promise.all([seedContent(site.operator), seedContent(site.another().operator)]);
		await seedContent(site.operator);
		expect(await titles(site, "?limit=50")).toHaveLength(3);
		await site.db.kysely.deleteFrom("recent_updates").where("id", "=", "welcome").execute();
		await seedContent(site.operator);
		expect(await titles(site, "?limit=50")).toHaveLength(2);
	});

	it("shows an update once it is published and its date has come", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const inDays = (days: number) => new Date(site.clock.now() + days * DAY_MS).toISOString();
		const write = (title: string, days: number, isPublished: boolean) =>
			root.api.site.saveUpdate.mutate({ title, content: "Look!\r\nNew.", date: inDays(days), isPublished });
		await write(" Now ", 0, true);
		await write("Tomorrow", 1, true);
		const draft = await write("Some day", -1, false);
		expect(draft).toMatchObject({ state: "draft", content: "Look!\nNew." });
		const titles = async () => {
			const { updates } = await site.visitor().api.site.updates.query({});
			const recent = await site.visitor().api.site.recentUpdates.query({});
			expect(recent.updates).toEqual(updates.map(({ id: _, ...update }) => update));
			return updates.map(({ title }) => title);
		};
		expect(await titles()).toEqual(["Now"]);
		const all = await root.api.site.allUpdates.query({});
		expect(all.updates.map(({ title, state }) => [title, state])).toEqual([
			["Tomorrow", "scheduled"],
			["Now", "published"],
			["Some day", "draft"],
		]);
		site.clock.advance(DAY_MS);
		expect(await titles()).toEqual(["Tomorrow", "Now"]);
		const { state: _, ...changed } = { ...draft, title: "Today", date: inDays(0), isPublished: true };
		await root.api.site.saveUpdate.mutate(changed);
		expect((await titles()).toSorted()).toEqual(["Now", "Today", "Tomorrow"]);
	});

	it("lists ten updates per page, and none past the end", async () => {
		const site = await openSite();
		const rows = Array.from({ length: 23 }, (_, n) => ({
			id: `update-${n}`,
			title: `Update ${n}`,
			content: "New.",
			published_at: n,
			is_published: 1 as const,
		}));
		await site.db.kysely.insertInto("recent_updates").values(rows).execute();
		const page = (number: number) => site.visitor().api.site.updates.query({ page: number });
		const last = await page(3);
		expect(last.updates.map(({ id }) => id)).toEqual(["update-2", "update-1", "update-0"]);
		expect(last.pagination).toEqual({ page: 3, pages: 3, total: 23 });
		expect((await page(4)).updates).toEqual([]);
	});
});
