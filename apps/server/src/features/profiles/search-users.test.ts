import { aUser } from "@hilo/db/testing/rows";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { insertNewUsers } from "../users/change-user.ts";
import { LIMITS } from "./search-users.ts";

async function siteOf(site: TestSite, ...names: string[]): Promise<Player> {
	for (const name of names) await site.player(name);
	return site.player("the-searcher");
}

async function found(player: Player, query: string): Promise<string[]> {
	return (await player.api.profiles.search.query({ query })).map(({ username }) => username);
}

onAnyDatabase((openSite) => {
	it("finds no user by fewer than two characters, or by characters that no name has", async () => {
		const site = await openSite();
		const bob = await siteOf(site, "ada");
		for (const query of ["a", " a ", "%%", "__", "' or 1=1 --", '"a"', "ad*", "a\u0000d", "\ud800\ud800"])
			expect(await found(bob, query), query).toEqual([]);
		expect((await bob.get("/user/search")).body).toEqual([]);
	});

	it("allows a player 120 searches a minute", async () => {
		const site = await openSite();
		const [ada, bob] = [await siteOf(site, "bob"), await site.player("adam")];
		await site.services.limits.take(LIMITS.searches, ada.id, undefined, 118);
		expect(await found(ada, "ad")).toEqual(["adam"]);
		// A search that is too short for any result is not counted.
		for (let n = 0; n < 5; n++) expect(await found(ada, "a")).toEqual([]);
		await found(ada, "ad");
		const answer = await ada.get("/user/search?query=ad");
		expect(answer).toMatchObject({ status: 429, body: { code: "accounts/too-many-searches" } });
		expect(answer.headers.get("Retry-After")).toBe("60");
		expect(await found(bob, "bo")).toEqual(["bob"]);
		site.clock.advance(60_000);
		expect(await found(ada, "ad")).toEqual(["adam"]);
	});

	it("follows renamed and leaving players", async () => {
		const site = await openSite();
		const bob = await siteOf(site, "ada");
		const eve = await site.player("evelyn");
		expect(await found(bob, "ely")).toEqual(["evelyn"]);
		await eve.send("PATCH", "/user/profile", { username: "adele" });
		expect(await found(bob, "ely")).toEqual([]);
		expect(await found(bob, "del")).toEqual(["adele"]);
		const leaving = { deletion_due_at: site.clock.now() + 1000 };
		await site.db.kysely.updateTable("users").set(leaving).where("id", "=", eve.id).execute();
		expect(await found(bob, "ad")).toEqual(["ada"]);
		expect(await found(bob, "del")).toEqual([]);
		await site.db.kysely.deleteFrom("users").where("id", "=", eve.id).execute();
		await site.player("Adele");
		expect(await found(bob, "del")).toEqual(["Adele"]);
	});
});

onEachDatabase((openSite) => {
	it("finds names by any part, ignoring case, and lists prefix matches first", async () => {
		const site = await openSite();
		const bob = await siteOf(site, "Sally", "alice", "ALAN", "natalie", "bob", "a_l", "a-l", "axl", "hal");
		expect(await found(bob, "al")).toEqual(["ALAN", "alice", "hal", "natalie", "Sally"]);
		expect(await found(bob, "ALI")).toEqual(["alice", "natalie"]);
		expect(await found(bob, " lice ")).toEqual(["alice"]);
		expect(await found(bob, "a_")).toEqual(["a_l"]);
		expect(await found(bob, "_l")).toEqual(["a_l"]);
		expect(await found(bob, "atalie")).toEqual(["natalie"]);
		expect(await found(bob, "atalias")).toEqual([]);
		expect(await found(bob, "zz")).toEqual([]);
	});

	it("finds names in any script", async () => {
		const site = await openSite();
		const bob = await siteOf(site, "李小龙", "Straße", "ΣΑΣ", "ada.小龙", "Zoë", "𝒜𝒹𝒶");
		expect(await found(bob, "小龙")).toEqual(["ada.小龙", "李小龙"]);
		expect(await found(bob, "RASS")).toEqual(["Straße"]);
		expect(await found(bob, "ας")).toEqual(["ΣΑΣ"]);
		expect(await found(bob, "oe\u0308")).toEqual(["Zoë"]);
		expect(await found(bob, "ada")).toEqual(["𝒜𝒹𝒶", "ada.小龙"]);
	});

	it("finds at most 20 users, and never the caller", async () => {
		const site = await openSite();
		const names = Array.from({ length: 30 }, (_, n) => `${n < 15 ? "otter" : "an-otter"}-${n}`);
		const bob = await siteOf(site, ...names);
		const otters = await found(bob, "otter");
		expect(otters).toHaveLength(20);
		expect(otters.slice(0, 15).every((name) => name.startsWith("otter"))).toBe(true);
		expect(await found(bob, "an-otter")).toHaveLength(15);
		expect(await found(bob, "the-searcher")).toEqual([]);
		expect(await found(bob, "searcher")).toEqual([]);
	});

	it("finds the first 20 names of those that have an inner part", async () => {
		const site = await openSite();
		const names = Array.from({ length: 60 }, (_, n) => `a-xy-${n}`);
		await site.db.transaction((tx) =>
			insertNewUsers(
				tx,
				names.map((name, n) => ({ ...aUser(`id-${60 - n}`), username: name, username_key: name })),
			),
		);
		const bob = await siteOf(site, "xylo");
		expect(await found(bob, "xy")).toEqual(["xylo", ...names.sort().slice(0, 19)]);
	});
});
