import { describe, expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { setAdmin } from "../accounts/set-admin.ts";

/** All kinds of writes that the player's own record shows. */
const WRITES: Record<string, (site: TestSite, ada: Player) => Promise<unknown>> = {
	"a new name": (_, ada) => ada.send("PATCH", "/user/profile", { username: "Lovelace" }),
	"a new picture": (_, ada) => ada.upload("/user/avatar", "avatar", PIXEL),
	"an unverified score that is no better": (_, ada) =>
		ada.post("/user/update-score", { game: "redditGame", score: 2 }),
	"a judged run": (site, ada) => playTo(site, ada, COUNTRY, 2),
	"a finished deck": (site, ada) => playDeck(site, ada, { rights: () => true }),
	"a friend": async (site, ada) => {
		const bob = await site.player("bob");
		await ada.api.friends.request.mutate({ userId: bob.id });
		await bob.api.friends.accept.mutate({ userId: ada.id });
	},
	"a message": async (site, ada) => {
		const bob = await site.player("bob");
		await befriend(site, bob, ada);
		await bob.post(`/chat/${ada.id}`, { content: "hello" });
	},
	// Hides an invitation by them.
	"a block by another player": async (site, ada) =>
		(await site.player("bob")).api.friends.block.mutate({ userId: ada.id }),
	"a promotion": (site) => setAdmin(site.operator, { username: "ada", isAdmin: true }),
};

describe("the entity tag of the player's own record", () => {
	onAnyDatabase((openSite) => {
		it.each(Object.keys(WRITES))("changes with %s", async (write) => {
			const site = await openSite();
			const ada = await site.player("ada");
			await ada.post("/user/update-score", { game: "redditGame", score: 3 });
			const tag = (await ada.get("/user/me")).headers.get("ETag") ?? "";
			const poll = () => ada.get("/user/me", { "If-None-Match": tag });
			expect(await poll()).toMatchObject({ status: 304, body: "" });
			await WRITES[write]?.(site, ada);
			expect((await poll()).status).toBe(200);
		});
	});

	const openSite = onOneDatabase();
	const tagOf = async (player: Player) => (await player.get("/user/me")).headers.get("ETag") ?? "";

	it("stays while nothing changes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tag = await tagOf(ada);
		await ada.post("/user/update-score", { game: "githubGame", score: 0 });
		await ada.api.play.start.mutate({ game: "github" });
		const bob = await site.player("bob");
		await bob.post("/user/update-score", { game: "githubGame", score: 9 });
		expect(await tagOf(ada)).toBe(tag);
	});

	it("changes at midnight of the site's time zone, when the daily tasks restart", async () => {
		const site = await openSite({ settings: { siteTimeZone: "America/New_York" } });
		const ada = await site.player("ada");
		site.clock.set(Date.UTC(2026, 10, 21, 5));
		const tag = await tagOf(ada);
		site.clock.set(Date.UTC(2026, 10, 22, 4, 59, 59, 999));
		expect(await tagOf(ada)).toBe(tag);
		site.clock.set(Date.UTC(2026, 10, 22, 5));
		expect(await tagOf(ada)).not.toBe(tag);
	});

	it("lets only the player's own browser keep the record, which it must revalidate each time", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const path of ["/user/me", "/trpc/me.get"]) {
			const { headers } = await ada.get(path);
			const unchanged = await ada.get(path, { "If-None-Match": headers.get("ETag") ?? "" });
			expect(unchanged.status).toBe(304);
			for (const answer of [headers, unchanged.headers])
				expect(answer.get("Cache-Control")).toBe("private, no-cache");
		}
		const visitors = await site.visitor().get("/trpc/me.get");
		expect(visitors.headers.get("Cache-Control")).toBe("no-store");
	});

	it("matches no other player and no visitor", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tag = await tagOf(ada);
		const bob = await site.player("bob");
		expect(await tagOf(bob)).not.toBe(tag);
		const answer = await bob.get("/user/me", { "If-None-Match": tag });
		expect(answer).toMatchObject({ status: 200, body: { user: { username: "bob" } } });
		const visitor = await site.visitor().get("/user/me", { "If-None-Match": tag });
		expect(visitor.status).toBe(401);
		expect(visitor.headers.get("ETag")).toBeNull();
	});

	it("is found in a list, and as a weak tag from a compressing proxy", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const tag = await tagOf(ada);
		for (const header of [`"other", ${tag}`, `W/${tag}`, `W/"other",W/${tag}`, "*"]) {
			expect((await ada.get("/user/me", { "If-None-Match": header })).status, header).toBe(304);
		}
		expect((await ada.get("/user/me", { "If-None-Match": '"other", W/"another"' })).status).toBe(200);
	});
});
