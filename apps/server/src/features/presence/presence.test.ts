import { expect, it } from "vitest";
import { hashSecret } from "../../platform/system/ids.ts";
import { befriend } from "../../testing/befriend.ts";
import { type OpenSite, onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

async function openFriends(openSite: OpenSite) {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	return { site, ada, ben };
}

async function presenceOf(viewer: Player, player: Player): Promise<unknown> {
	const { body } = await viewer.post("/user/online-status", { userIds: [player.id] });
	return Object.values(body ?? {})[0];
}

function iso(site: TestSite): string {
	return new Date(site.clock.now()).toISOString();
}

onAnyDatabase((openSite) => {
	it("shows the last posted status for 90 seconds", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: null });
		for (const status of ["online", "away", "busy"] as const) {
			expect((await ada.post("/user/update-status", { status })).body).toEqual({ success: true });
			expect(await presenceOf(ben, ada)).toEqual({ status, lastOnline: iso(site) });
		}
		const last = iso(site);
		site.clock.advance(89_999);
		expect(await presenceOf(ben, ada)).toMatchObject({ status: "busy" });
		site.clock.advance(1);
		expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: last });
		await site.services.presence.save();
		expect(await presenceOf(ben, ada), "when it is no longer in memory").toEqual({
			status: "offline",
			lastOnline: last,
		});
	});

	it("shows a player as offline immediately after they post it", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		await ada.api.presence.update.mutate({ status: "online" });
		await site.services.presence.save();
		site.clock.advance(5000);
		await ada.api.presence.update.mutate({ status: "offline" });
		expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: iso(site) });
		await site.services.presence.save();
		expect(await site.db.kysely.selectFrom("presences").selectAll().execute()).toEqual([]);
		expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: iso(site) });
		expect((await ada.api.me.export.query()).lastOnline).toBe(iso(site));
		expect((await ben.api.me.export.query()).lastOnline).toBeNull();
	});

	it("shows friends and the player, and all others as offline", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		const cleo = await site.player("cleo");
		for (const { api } of [ada, ben, cleo]) await api.presence.update.mutate({ status: "online" });
		const userIds = [ada.id, ben.id, cleo.id, "nobody", "a\u0000b", "__proto__", ada.id];
		expect(await ada.api.presence.statuses.query({ userIds })).toEqual({
			[ada.id]: { status: "online", lastOnline: iso(site) },
			[ben.id]: { status: "online", lastOnline: iso(site) },
			[cleo.id]: { status: "offline", lastOnline: null },
		});
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", ben.id).execute();
		await site.db.kysely.deleteFrom("friendships").where("user_id", "=", cleo.id).execute();
		expect(Object.keys(await ada.api.presence.statuses.query({ userIds }))).toEqual(
			expect.arrayContaining([ada.id, cleo.id]),
		);
		expect(await presenceOf(ada, ben)).toBeUndefined();
	});

	it("accepts the last call of a closing page, and none from another site", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		await ada.api.presence.update.mutate({ status: "online" });
		const lastCall = (origin: string) =>
			ada.post("/user/update-status", '{"status":"offline"}', {
				"Content-Type": "application/json",
				Origin: origin,
				"Sec-Fetch-Mode": "cors",
				"Sec-Fetch-Dest": "empty",
				"Sec-Fetch-Site": origin === "http://hilo.test" ? "same-origin" : "cross-site",
			});
		expect((await lastCall("https://elsewhere.test")).status).toBe(403);
		expect(await presenceOf(ben, ada)).toMatchObject({ status: "online" });
		expect((await lastCall("http://hilo.test")).status).toBe(200);
		expect(await presenceOf(ben, ada)).toMatchObject({ status: "offline" });
		expect(site.log.take()).toEqual([]);
	});

	it("notifies friends and the player's other tabs of a new status only", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		const cleo = await site.player("cleo");
		const post = async (status: "online" | "busy" | "offline") => {
			site.liveEvents.clear();
			await ada.api.presence.update.mutate({ status });
			await site.services.presence.save();
			expect(site.liveEvents.received(cleo.id)).toEqual([]);
			expect(site.liveEvents.received(ada.id)).toEqual(site.liveEvents.received(ben.id));
			return site.liveEvents.received(ben.id);
		};
		const changed = [{ kind: "presence", of: ada.id }];
		expect(await post("online")).toEqual(changed);
		site.clock.advance(60_000);
		expect(await post("online")).toEqual([]);
		expect(await post("busy")).toEqual(changed);
		expect(await post("offline")).toEqual(changed);
		expect(await post("offline")).toEqual([]);
		await post("online");
		site.liveEvents.clear();
		site.clock.advance(90_000);
		await site.services.presence.save();
		expect(site.liveEvents.received(ben.id), "who went without a word").toEqual(changed);
	});

	it("forgets players whose account was deleted", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		for (const { api } of [ada, ben]) await api.presence.update.mutate({ status: "online" });
		await site.services.presence.save();
		await site.db.kysely.deleteFrom("users").where("id", "=", ada.id).execute();
		site.clock.advance(90_000);
		await site.services.presence.save();
		await site.services.presence.save();
		expect([...site.services.presence.local.ids()]).toEqual([]);
		const rows = await site.db.kysely.selectFrom("last_online").select("user_id").execute();
		expect(rows).toEqual([{ user_id: ben.id }]);
	});
});

const openSite = onOneDatabase();

it("shows a player as online while a live stream is open, and for a moment after it", async () => {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	const status = async () => (await ben.api.presence.statuses.query({ userIds: [ada.id] }))[ada.id]?.status;
	const sessionId = hashSecret(ada.cookies.get("hilo_session") ?? "");
	const owner = { userId: ada.id, isAdmin: false, address: "192.0.2.1", sessionId };
	const streams = [site.services.streams.open(owner), site.services.streams.open(owner)];
	site.clock.advance(3_600_000);
	expect(await status()).toBe("online");
	for (const stream of streams) {
		expect(await status()).toBe("online");
		stream.end("stopping");
		for await (const _ of stream);
	}
	site.clock.advance(14_999);
	expect(await status()).toBe("online");
	site.clock.advance(1);
	expect(await status()).toBe("offline");
});
