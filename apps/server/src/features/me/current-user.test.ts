import { describe, expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { playDeck } from "../../testing/daily-playing.ts";
import { insertGames, shareGame } from "../../testing/games.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { playTo } from "../../testing/playing.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import { COUNTRY } from "../../testing/test-pools.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { setAdmin } from "../accounts/set-admin.ts";

const DOCUMENTED = "/user/me";
const OF_PAGES = "/trpc/me.get";
const PATHS = [DOCUMENTED, OF_PAGES];

/** What the player's own record shows, on both paths unless one is named. */
const WRITES: Record<string, { path?: string; write(site: TestSite, ada: Player): Promise<unknown> }> = {
	"a new name": { write: (_, ada) => ada.send("PATCH", "/user/profile", { username: "Lovelace" }) },
	"a new picture": { write: (_, ada) => ada.upload("/user/avatar", "avatar", PIXEL) },
	"a judged run, with its badge": { write: (site, ada) => playTo(site, ada, COUNTRY, 2) },
	"a finished deck": { path: OF_PAGES, write: (site, ada) => playDeck(site, ada, { rights: () => true }) },
	"a request": {
		write: async (site, ada) => (await site.player("bob")).api.friends.request.mutate({ userId: ada.id }),
	},
	"a friend": { path: DOCUMENTED, write: async (site, ada) => befriend(site, ada, await site.player("bob")) },
	"a message": {
		async write(site, ada) {
			const bob = await site.player("bob");
			await befriend(site, bob, ada);
			await bob.post(`/chat/${ada.id}`, { content: "hello" });
		},
	},
	"an invitation": {
		path: OF_PAGES,
		async write(site, ada) {
			const bob = await site.player("bob");
			const { open } = await insertGames(site, bob, { open: { privacy: "public" } });
			await shareGame(site, open, { from: bob, to: ada, status: "pending" });
		},
	},
	"a promotion": { write: (site) => setAdmin(site.operator, { username: "ada", isAdmin: true }) },
};

describe("the entity tag of the player's own record", () => {
	onAnyDatabase((openSite) => {
		it.each(Object.entries(WRITES))("changes with %s", async (_, { path, write }) => {
			const site = await openSite();
			const ada = await site.player("ada");
			const records = await Promise.all((path ? [path] : PATHS).map((each) => recordAt(ada, each)));
			for (const { poll } of records) expect(await poll()).toMatchObject({ status: 304, body: "" });
			await write(site, ada);
			for (const { poll, body } of records) {
				const changed = await poll();
				expect(changed.status).toBe(200);
				expect(changed.body).not.toEqual(body);
			}
		});
	});

	const openSite = onOneDatabase();

	async function recordAt(player: Player, path: string) {
		const { headers, body } = await player.get(path);
		const tag = headers.get("ETag") ?? "";
		return { tag, body, poll: () => player.get(path, { "If-None-Match": tag }) };
	}

	it("stays while nothing changes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const records = await Promise.all(PATHS.map((path) => recordAt(ada, path)));
		await ada.api.play.start.mutate({ game: "github" });
		const bob = await site.player("bob");
		await bob.post("/user/update-score", { game: "githubGame", score: 9 });
		for (const { poll } of records) expect((await poll()).status).toBe(304);
	});

	it("changes at midnight of the site's time zone, when the daily tasks restart", async () => {
		const site = await openSite({ settings: { siteTimeZone: "America/New_York" } });
		const ada = await site.player("ada");
		site.clock.set(Date.UTC(2026, 10, 21, 5));
		await ada.post("/user/update-daily-challenge", { challengeType: "friendInvited" });
		const { poll } = await recordAt(ada, OF_PAGES);
		site.clock.set(Date.UTC(2026, 10, 22, 4, 59, 59, 999));
		expect((await poll()).status).toBe(304);
		site.clock.set(Date.UTC(2026, 10, 22, 5));
		expect((await poll()).status).toBe(200);
	});

	it("lets only the player's own browser keep the record, which it must revalidate each time", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		for (const path of PATHS) {
			const { headers } = await ada.get(path);
			const unchanged = await ada.get(path, { "If-None-Match": headers.get("ETag") ?? "" });
			expect(unchanged.status).toBe(304);
			for (const answer of [headers, unchanged.headers])
				expect(answer.get("Cache-Control")).toBe("private, no-cache");
		}
	});

	it("matches no other player and no visitor", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		for (const path of PATHS) {
			const tag = { "If-None-Match": (await recordAt(ada, path)).tag };
			const answer = await bob.get(path, tag);
			expect(answer.status).toBe(200);
			expect(JSON.stringify(answer.body)).toContain('"username":"bob"');
		}
		const tag = { "If-None-Match": (await recordAt(ada, DOCUMENTED)).tag };
		const refused = await site.visitor().get(DOCUMENTED, tag);
		expect([refused.status, refused.headers.get("ETag")]).toEqual([401, null]);
		const signedOut = await site
			.visitor()
			.get(OF_PAGES, { "If-None-Match": (await recordAt(ada, OF_PAGES)).tag });
		expect(signedOut).toMatchObject({ status: 200, body: { result: { data: { user: null } } } });
	});

	it("is found in a list, and as a weak tag from a compressing proxy", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { tag } = await recordAt(ada, DOCUMENTED);
		for (const header of [`"other", ${tag}`, `W/${tag}`, `W/"other",W/${tag}`, "*"]) {
			expect((await ada.get("/user/me", { "If-None-Match": header })).status, header).toBe(304);
		}
		expect((await ada.get("/user/me", { "If-None-Match": '"other", W/"another"' })).status).toBe(200);
	});
});
