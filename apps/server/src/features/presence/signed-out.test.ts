import { expect, it } from "vitest";
import { hashSecret } from "../../platform/system/ids.ts";
import { befriend } from "../../testing/befriend.ts";
import { type OpenSite, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

async function openFriends(openSite: OpenSite) {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	await befriend(site, ada, ben);
	return { site, ada, ben };
}

async function atAnotherDevice(site: TestSite, player: Player): Promise<Player> {
	const device = site.visitedBy(player);
	await site.signIn(device);
	return device;
}

function openStream({ services }: TestSite, { id, cookies }: Player) {
	const sessionId = hashSecret(cookies.get("hilo_session") ?? "");
	return services.streams.open({ userId: id, isAdmin: false, address: "192.0.2.1", sessionId });
}

const online = (player: Player) => player.api.presence.update.mutate({ status: "online" });
const statusOf = async (player: Player, viewer: Player) =>
	(await viewer.api.presence.statuses.query({ userIds: [player.id] }))[player.id];

onEachDatabase((openSite) => {
	it("shows friends within the next save that a player has signed out", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		openStream(site, ada);
		await online(ada);
		await site.services.presence.save();
		site.clock.advance(5000);
		site.liveEvents.clear();
		await ada.post("/auth/logout");
		const gone = { status: "offline", lastOnline: new Date(site.clock.now()).toISOString() };
		expect(await statusOf(ada, ben)).toEqual(gone);
		await site.services.presence.save();
		expect(site.liveEvents.received(ben.id)).toEqual([{ kind: "presence", of: ada.id }]);
		expect(await statusOf(ada, ben)).toEqual(gone);
		site.clock.advance(30_000);
		expect(await statusOf(ada, ben)).toEqual(gone);
	});

	it("does so without a live connection, and when another device ends the session", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		await online(ada);
		const phone = await atAnotherDevice(site, ada);
		const { sessions } = await phone.api.accounts.sessions.query();
		for (const { id, isCurrent } of sessions)
			if (!isCurrent) await phone.api.accounts.endSession.mutate({ id });
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
		await online(phone);
		await phone.api.accounts.logout.mutate();
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
	});

	it("keeps a player online who is at another device, by its connection or its last post", async () => {
		const { site, ada, ben } = await openFriends(openSite);
		const [phone, tablet] = [await atAnotherDevice(site, ada), await atAnotherDevice(site, ada)];
		openStream(site, ada);
		const stream = openStream(site, phone);
		for (const device of [tablet, phone, ada]) await online(device);
		await ada.api.accounts.logout.mutate();
		expect(await statusOf(ada, ben)).toMatchObject({ status: "online" });
		await phone.api.accounts.logout.mutate();
		expect(await stream.next(), "ends at once").toBeDefined();
		expect(await statusOf(ada, ben)).toMatchObject({ status: "online" });
		site.clock.advance(90_000);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
	});

	it("does so when the player's connection is at another process than the call", async () => {
		const { site: firstSite, ada, ben } = await openFriends(openSite);
		const secondSite = firstSite.another({ bus: firstSite.liveEvents.bus });
		const save = async () => {
			for (const site of [firstSite, secondSite]) await site.services.presence.save();
		};
		openStream(secondSite, ada);
		await online(ada);
		await save();
		const phone = await atAnotherDevice(firstSite, ada);
		openStream(secondSite, phone);
		await ada.api.accounts.logout.mutate();
		await save();
		for (const viewer of [ben, secondSite.visitedBy(ben)])
			expect(await statusOf(ada, viewer)).toMatchObject({ status: "online" });
		await phone.api.accounts.logout.mutate();
		await save();
		for (const viewer of [ben, secondSite.visitedBy(ben)])
			expect(await statusOf(ada, viewer)).toMatchObject({ status: "offline" });
	});
});
