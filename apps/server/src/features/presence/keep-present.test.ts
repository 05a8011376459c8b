import type { LiveEvent } from "@hilo/rules/live/live-events";
import type { Status } from "@hilo/rules/presence/presence";
import { expect, it } from "vitest";
import { hashSecret } from "../../platform/system/ids.ts";
import { befriend } from "../../testing/befriend.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";
import { presenceKeeper } from "./keep-present.ts";

/** A stream of the player's at this process, and what it has got. */
function openStream({ services }: TestSite, { id: userId, cookies }: Player, isTool = false) {
	const sessionId = hashSecret(cookies.get("hilo_session") ?? "");
	const stream = services.live.streams.open({
		userId,
		sessionId,
		isTool,
		isAdmin: false,
		address: "192.0.2.1",
	});
	const events: LiveEvent[] = [];
	void (async () => {
		for await (const message of stream) if (message.kind === "event") events.push(message.event);
	})();
	return { events, close: () => stream.return() };
}

const post = (player: Player, status: Status) => player.api.presence.update.mutate({ status });

async function statusOf(viewer: Player, { id }: Player): Promise<Status | undefined> {
	return (await viewer.api.presence.statuses.query({ userIds: [id] }))[id]?.status;
}

onEachDatabase((openSite) => {
	it("tells friends one time that a status has run out, whichever process they are connected to", async () => {
		const site = await openSite();
		const second = site.another();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const [cleo, dee] = [await site.player("cleo"), await site.player("dee")];
		for (const friend of [ben, cleo]) for (const player of [ada, dee]) await befriend(site, player, friend);
		const keepers = [presenceKeeper(site.operator), presenceKeeper(second.operator)];
		const keep = async () => {
			for (const keepOne of keepers) await keepOne();
		};
		await post(ada, "away");
		await post(dee, "offline");
		const streams = [openStream(site, ben), openStream(second, cleo)];
		site.clock.advance(89_999);
		await keep();
		expect(streams.map(({ events }) => events)).toEqual([[], []]);
		site.clock.advance(1);
		site.liveEvents.clear();
		await keep();
		const ranOut: LiveEvent[] = [{ kind: "presence", of: ada.id }];
		await expect.poll(() => streams.map(({ events }) => events)).toEqual([ranOut, ranOut]);
		site.clock.advance(30_000);
		await keep();
		await expect.poll(() => streams.map(({ events }) => events)).toEqual([ranOut, ranOut]);
		expect(site.received(ben.id)).toEqual([]);
	});

	it("does not take back that a page was left, if its stream was over before it was counted", async () => {
		const site = await openSite();
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		await ada.fetch("/api/trpc/live.events");
		await post(ada, "offline");
		await site.settled();
		expect(await statusOf(ben, ada)).toBe("offline");
	});
});

onAnyDatabase((openSite) => {
	it("counts players with an open page as online, and keeps what they have posted", async () => {
		const site = await openSite();
		const [ada, ben, tool] = [await site.player("ada"), await site.player("ben"), await site.player("tool")];
		for (const player of [ada, tool]) await befriend(site, ben, player);
		const keep = presenceKeeper(site.operator);
		const page = openStream(site, ada);
		openStream(site, tool, true);
		const eventsAfter = async () => {
			site.liveEvents.clear();
			await keep();
			return site.received(ben.id);
		};
		const changed: LiveEvent[] = [{ kind: "presence", of: ada.id }];
		expect(await eventsAfter(), "never seen before").toEqual(changed);
		expect(await statusOf(ben, ada)).toBe("online");
		expect(await statusOf(ben, tool)).toBe("offline");
		await post(ada, "busy");
		for (let minute = 0; minute < 3; minute++) {
			site.clock.advance(60_000);
			expect(await eventsAfter()).toEqual([]);
			expect(await statusOf(ben, ada)).toBe("busy");
		}
		await post(ada, "offline");
		expect(await eventsAfter(), "said to be offline").toEqual(changed);
		expect(await statusOf(ben, ada)).toBe("online");
		await post(ada, "away");
		site.clock.advance(90_000);
		expect(await eventsAfter(), "after the chore could not run").toEqual(changed);
		expect(await statusOf(ben, ada)).toBe("online");
		await page.close();
		site.clock.advance(60_000);
		expect(await eventsAfter()).toEqual([]);
		site.clock.advance(30_000);
		expect(await statusOf(ben, ada)).toBe("offline");
	});
});
