import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { type OpenSite, onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

async function openTwo(openSite: OpenSite) {
	const firstSite = await openSite();
	const secondSite = firstSite.another();
	const [ada, ben] = [await firstSite.player("ada"), await firstSite.player("ben")];
	await befriend(firstSite, ada, ben);
	const save = async () => {
		await firstSite.services.presence.save();
		await secondSite.services.presence.save();
	};
	return { firstSite, secondSite, ada, ben: secondSite.visitedBy(ben), save };
}

async function statusOf(player: Player, viewer: Player) {
	const statuses = await viewer.api.presence.statuses.query({ userIds: [player.id] });
	return statuses[player.id];
}

/** Each live process saves every second. */
async function pass(seconds: number, ...alive: TestSite[]): Promise<void> {
	for (let n = 0; n < seconds; n++) {
		alive[0]?.clock.advance(1000);
		for (const site of alive) await site.services.presence.save();
	}
}

onAnyDatabase((openSite) => {
	it("see each other's players after the next save", async () => {
		const { firstSite, secondSite, ada, ben } = await openTwo(openSite);
		await ada.api.presence.update.mutate({ status: "busy" });
		await ben.api.presence.update.mutate({ status: "online" });
		await pass(1, firstSite, secondSite);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "busy" });
		expect(await statusOf(ben, ada)).toMatchObject({ status: "online" });
		await ada.api.presence.update.mutate({ status: "offline" });
		await pass(1, firstSite, secondSite);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
	});

	it("use the last posted status, at whichever process", async () => {
		const { firstSite, secondSite, ada, ben } = await openTwo(openSite);
		const phone = secondSite.visitedBy(ada);
		await ada.api.presence.update.mutate({ status: "away" });
		await pass(2, firstSite, secondSite);
		await phone.api.presence.update.mutate({ status: "online" });
		await pass(1, firstSite, secondSite);
		for (const viewer of [ben, firstSite.visitedBy(ben)])
			expect(await statusOf(ada, viewer)).toMatchObject({ status: "online" });
	});

	it("use it also when it repeats the status of a player connected there", async () => {
		const { firstSite, secondSite, ada, ben } = await openTwo(openSite);
		const phone = secondSite.visitedBy(ada);
		secondSite.services.presence.local.connect(ada.id);
		await phone.api.presence.update.mutate({ status: "online" });
		await pass(1, firstSite, secondSite);
		await ada.api.presence.update.mutate({ status: "away" });
		await pass(1, firstSite, secondSite);
		secondSite.liveEvents.clear();
		await phone.api.presence.update.mutate({ status: "online" });
		await pass(1, firstSite, secondSite);
		for (const viewer of [ben, firstSite.visitedBy(ben)])
			expect(await statusOf(ada, viewer)).toMatchObject({ status: "online" });
		expect(secondSite.liveEvents.received(ben.id)).toEqual([{ kind: "presence", of: ada.id }]);
	});

	it("apply a status posted elsewhere to a player connected here, above all that they are offline", async () => {
		const firstSite = await openSite();
		const secondSite = firstSite.another({ bus: firstSite.liveEvents.bus });
		const [ada, ben] = [await firstSite.player("ada"), await firstSite.player("ben")];
		await befriend(firstSite, ada, ben);
		const { local } = firstSite.services.presence;
		local.connect(ada.id);
		const phone = secondSite.visitedBy(ada);
		await phone.api.presence.update.mutate({ status: "busy" });
		await pass(120, firstSite, secondSite);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "busy" });
		await phone.api.presence.update.mutate({ status: "offline" });
		local.disconnect(ada.id);
		for (const viewer of [ben, secondSite.visitedBy(ben)]) {
			await pass(1, firstSite, secondSite);
			expect(await statusOf(ada, viewer)).toMatchObject({ status: "offline" });
		}
	});

	it("show the players of a dead process as offline, and notify their friends", async () => {
		const { firstSite, secondSite, ada, ben } = await openTwo(openSite);
		firstSite.services.presence.local.connect(ada.id);
		await pass(40, firstSite, secondSite);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "online" });
		const died = firstSite.clock.now();
		secondSite.liveEvents.clear();
		await pass(60, secondSite);
		const { status, lastOnline } = (await statusOf(ada, ben)) ?? {};
		expect(status).toBe("offline");
		expect(Date.parse(lastOnline ?? "")).toBeGreaterThan(died - 11_000);
		expect(Date.parse(lastOnline ?? "")).toBeLessThanOrEqual(died);
		expect(secondSite.liveEvents.received(ben.id)).toEqual([{ kind: "presence", of: ada.id }]);
		expect(await secondSite.db.kysely.selectFrom("presences").selectAll().execute()).toEqual([]);
	});

	it("save again what was deleted while the process was taken for dead", async () => {
		const { firstSite, secondSite, ada, ben } = await openTwo(openSite);
		firstSite.services.presence.local.connect(ada.id);
		await pass(1, firstSite, secondSite);
		await pass(60, secondSite);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
		await pass(10, firstSite, secondSite);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "online" });
	});

	it("save once for any number of posts", async () => {
		const { firstSite, ada } = await openTwo(openSite);
		const written = async () =>
			(await firstSite.db.kysely.selectFrom("presences").select("online_until").execute()).map(
				({ online_until }) => online_until,
			);
		for (let n = 0; n < 20; n++) await ada.api.presence.update.mutate({ status: "online" });
		expect(await written()).toEqual([]);
		await pass(1, firstSite);
		expect(await written()).toEqual([firstSite.clock.now() + 89_000]);
	});
});

onEachDatabase((openSite) => {
	it("set their players offline when they stop", async () => {
		const { firstSite, secondSite, ada, ben } = await openTwo(openSite);
		firstSite.services.presence.local.connect(ada.id);
		await pass(2, firstSite, secondSite);
		await firstSite.services.presence.stop();
		const lastOnline = new Date(firstSite.clock.now()).toISOString();
		expect(await statusOf(ada, ben)).toEqual({ status: "offline", lastOnline });
		expect(firstSite.liveEvents.received(ben.id)).toContainEqual({ kind: "presence", of: ada.id });
		const processes = await firstSite.db.kysely.selectFrom("server_processes").select("id").execute();
		expect(processes).toEqual([{ id: secondSite.services.presence.processId }]);
	});
});
