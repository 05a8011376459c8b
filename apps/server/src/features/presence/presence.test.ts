import type { Status } from "@hilo/rules/presence/presence";
import { HOUR_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { exportOf } from "../../testing/export-of.ts";
import { type OpenSite, onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
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

const post = (player: Player, status: Status) => player.api.presence.update.mutate({ status });

onEachDatabase((openSite) => {
	it("notifies friends and the player's other pages of a change only", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		const cleo = await site.player("cleo");
		const eventsAfter = async (status: Status) => {
			site.liveEvents.clear();
			await post(ada, status);
			await site.settled();
			expect(site.received(cleo.id)).toEqual([]);
			expect(site.received(ada.id)).toEqual(site.received(ben.id));
			return site.received(ben.id);
		};
		const changed = [{ kind: "presence", of: ada.id }];
		expect(await eventsAfter("online")).toEqual(changed);
		site.clock.advance(60_000);
		expect(await eventsAfter("online")).toEqual([]);
		expect(await eventsAfter("busy")).toEqual(changed);
		expect(await eventsAfter("offline")).toEqual(changed);
		expect(await eventsAfter("offline")).toEqual([]);
		expect(await eventsAfter("online")).toEqual(changed);
		site.clock.advance(90_000);
		expect(await eventsAfter("online"), "back after the last post was over").toEqual(changed);
	});
});

onAnyDatabase((openSite) => {
	it("notifies friends of a page that is left only later, and not at all if it was reloaded", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		await post(ada, "online");
		await site.settled();
		site.liveEvents.clear();
		await post(ada, "offline");
		const changed = { kind: "presence", of: ada.id };
		expect([site.received(ada.id), site.received(ben.id)]).toEqual([[changed], []]);
		await post(ada, "online");
		site.liveEvents.clear();
		await site.settled();
		expect(site.received(ben.id)).toEqual([]);
	});

	it("shows a player as offline immediately after they post it or sign out", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		for (const leave of [() => post(ada, "offline"), () => ada.post("/auth/logout")]) {
			await post(ada, "online");
			site.clock.advance(5000);
			site.liveEvents.clear();
			await leave();
			await site.settled();
			expect(site.received(ben.id)).toEqual([{ kind: "presence", of: ada.id }]);
			expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: iso(site) });
		}
	});

	it("shows friends and the player, and all others as offline", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		const cleo = await site.player("cleo");
		for (const player of [ada, ben, cleo]) await post(player, "online");
		const userIds = [ada.id, ben.id, cleo.id, "nobody", "a\u0000b", "__proto__", ada.id];
		expect(await ada.api.presence.statuses.query({ userIds })).toEqual({
			[ada.id]: { status: "online", lastOnline: iso(site) },
			[ben.id]: { status: "online", lastOnline: iso(site) },
			[cleo.id]: { status: "offline", lastOnline: null },
		});
		await site.db.kysely.updateTable("users").set({ deletion_due_at: 1 }).where("id", "=", ben.id).execute();
		expect(Object.keys(await ada.api.presence.statuses.query({ userIds }))).toEqual(
			expect.arrayContaining([ada.id, cleo.id]),
		);
		expect(await presenceOf(ada, ben)).toBeUndefined();
	});

	it("accepts the last call of a closing page, and none from another site", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		await post(ada, "online");
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

	it("is the same at every process, wherever it was posted", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		const second = site.another();
		const [adaThere, benThere] = [second.visitedBy(ada), second.visitedBy(ben)];
		await post(ada, "away");
		expect(await presenceOf(benThere, adaThere)).toMatchObject({ status: "away" });
		await post(adaThere, "offline");
		expect(await presenceOf(ben, ada)).toMatchObject({ status: "offline" });
	});

	it("does not last longer when the clock is set back", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		await post(ada, "busy");
		site.clock.set(site.clock.now() - HOUR_MS);
		expect(await presenceOf(ben, ada)).toMatchObject({ status: "offline" });
		await post(ada, "busy");
		expect(await presenceOf(ben, ada)).toEqual({ status: "busy", lastOnline: iso(site) });
	});

	it("shows the last posted status for 90 seconds, then when it was posted", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: null });
		for (const status of ["online", "away", "busy"] as const) {
			expect((await ada.post("/user/update-status", { status })).body).toEqual({ success: true });
			expect(await presenceOf(ben, ada)).toEqual({ status, lastOnline: iso(site) });
		}
		site.clock.advance(60_000);
		await post(ada, "busy");
		const last = iso(site);
		site.clock.advance(89_999);
		expect(await presenceOf(ben, ada)).toEqual({ status: "busy", lastOnline: last });
		site.clock.advance(1);
		expect(await presenceOf(ben, ada)).toEqual({ status: "offline", lastOnline: last });
		expect((await exportOf(ada)).lastOnline).toBe(last);
		expect((await exportOf(ben)).lastOnline).toBeNull();
	});
});
