import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { type OpenSite, onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

async function openTwo(openSite: OpenSite) {
	const here = await openSite();
	const there = here.another();
	const [ada, ben] = [await here.player("ada"), await here.player("ben")];
	await befriend(here, ada, ben);
	const save = async () => {
		await here.services.presence.save();
		await there.services.presence.save();
	};
	return { here, there, ada, ben: there.visitedBy(ben), save };
}

async function statusOf(of: Player, by: Player) {
	const statuses = await by.api.presence.statuses.query({ userIds: [of.id] });
	return statuses[of.id];
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
		const { here, there, ada, ben } = await openTwo(openSite);
		await ada.api.presence.update.mutate({ status: "busy" });
		await ben.api.presence.update.mutate({ status: "online" });
		await pass(1, here, there);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "busy" });
		expect(await statusOf(ben, ada)).toMatchObject({ status: "online" });
		await ada.api.presence.update.mutate({ status: "offline" });
		await pass(1, here, there);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
	});

	it("use the last posted status, at whichever process", async () => {
		const { here, there, ada, ben } = await openTwo(openSite);
		const phone = there.visitedBy(ada);
		await ada.api.presence.update.mutate({ status: "away" });
		await pass(2, here, there);
		await phone.api.presence.update.mutate({ status: "online" });
		await pass(1, here, there);
		for (const by of [ben, here.visitedBy(ben)])
			expect(await statusOf(ada, by)).toMatchObject({ status: "online" });
	});

	it("use it also when it repeats the status of a player connected there", async () => {
		const { here, there, ada, ben } = await openTwo(openSite);
		const phone = there.visitedBy(ada);
		there.services.presence.local.connect(ada.id);
		await phone.api.presence.update.mutate({ status: "online" });
		await pass(1, here, there);
		await ada.api.presence.update.mutate({ status: "away" });
		await pass(1, here, there);
		there.live.clear();
		await phone.api.presence.update.mutate({ status: "online" });
		await pass(1, here, there);
		for (const by of [ben, here.visitedBy(ben)])
			expect(await statusOf(ada, by)).toMatchObject({ status: "online" });
		expect(there.live.received(ben.id)).toEqual([{ kind: "presence", of: ada.id }]);
	});

	it("apply a status posted elsewhere to a player connected here, above all that they are offline", async () => {
		const here = await openSite();
		const there = here.another({ bus: here.live.bus });
		const [ada, ben] = [await here.player("ada"), await here.player("ben")];
		await befriend(here, ada, ben);
		const { local } = here.services.presence;
		local.connect(ada.id);
		const phone = there.visitedBy(ada);
		await phone.api.presence.update.mutate({ status: "busy" });
		await pass(120, here, there);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "busy" });
		await phone.api.presence.update.mutate({ status: "offline" });
		local.disconnect(ada.id);
		for (const by of [ben, there.visitedBy(ben)]) {
			await pass(1, here, there);
			expect(await statusOf(ada, by)).toMatchObject({ status: "offline" });
		}
	});

	it("show the players of a dead process as offline, and notify their friends", async () => {
		const { here, there, ada, ben } = await openTwo(openSite);
		here.services.presence.local.connect(ada.id);
		await pass(40, here, there);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "online" });
		const died = here.clock.now();
		there.live.clear();
		await pass(60, there);
		const { status, lastOnline } = (await statusOf(ada, ben)) ?? {};
		expect(status).toBe("offline");
		expect(Date.parse(lastOnline ?? "")).toBeGreaterThan(died - 11_000);
		expect(Date.parse(lastOnline ?? "")).toBeLessThanOrEqual(died);
		expect(there.live.received(ben.id)).toEqual([{ kind: "presence", of: ada.id }]);
		expect(await there.db.kysely.selectFrom("presences").selectAll().execute()).toEqual([]);
	});

	it("save again what was deleted while the process was taken for dead", async () => {
		const { here, there, ada, ben } = await openTwo(openSite);
		here.services.presence.local.connect(ada.id);
		await pass(1, here, there);
		await pass(60, there);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "offline" });
		await pass(10, here, there);
		expect(await statusOf(ada, ben)).toMatchObject({ status: "online" });
	});

	it("save once for any number of posts", async () => {
		const { here, ada } = await openTwo(openSite);
		const written = async () =>
			(await here.db.kysely.selectFrom("presences").select("online_until").execute()).map(
				({ online_until }) => online_until,
			);
		for (let n = 0; n < 20; n++) await ada.api.presence.update.mutate({ status: "online" });
		expect(await written()).toEqual([]);
		await pass(1, here);
		expect(await written()).toEqual([here.clock.now() + 89_000]);
	});
});

onEachDatabase((openSite) => {
	it("set their players offline when they stop", async () => {
		const { here, there, ada, ben } = await openTwo(openSite);
		here.services.presence.local.connect(ada.id);
		await pass(2, here, there);
		await here.services.presence.stop();
		const lastOnline = new Date(here.clock.now()).toISOString();
		expect(await statusOf(ada, ben)).toEqual({ status: "offline", lastOnline });
		expect(here.live.received(ben.id)).toContainEqual({ kind: "presence", of: ada.id });
		const processes = await here.db.kysely.selectFrom("server_processes").select("id").execute();
		expect(processes).toEqual([{ id: there.services.presence.processId }]);
	});
});
