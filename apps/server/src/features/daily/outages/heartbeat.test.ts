import { MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { setMaintenance } from "../../site/maintenance.ts";
import { createHeartbeat } from "./heartbeat.ts";
import { findOutagesSince } from "./outages.repo.ts";

const outagesOf = (site: TestSite) => findOutagesSince(site.db.kysely, 0);

async function runHeartbeats(site: TestSite, minutes: number, heartbeats: readonly (() => Promise<void>)[]) {
	for (let minute = 0; minute < minutes; minute++) {
		site.clock.advance(MINUTE_MS);
		for (const sendHeartbeat of heartbeats) await sendHeartbeat();
	}
}

onEachDatabase((openSite) => {
	it("records an outage once for all processes when the site is back", async () => {
		const site = await openSite();
		const before = [createHeartbeat(site.services), createHeartbeat(site.services)];
		await runHeartbeats(site, 5, before);
		const beganAt = site.clock.now();
		// The processes are started again.
		const after = [createHeartbeat(site.services), createHeartbeat(site.services)];
		await runHeartbeats(site, 2, [before[0] ?? after[0] ?? (async () => {})]);
		expect(await outagesOf(site)).toEqual([]);
		site.clock.advance(90 * MINUTE_MS);
		await Promise.all(after.map((sendHeartbeat) => sendHeartbeat()));
		expect(await outagesOf(site)).toEqual([
			{ beganAt: beganAt + 2 * MINUTE_MS, endedAt: beganAt + 92 * MINUTE_MS },
		]);
		await runHeartbeats(site, 5, after);
		expect(await outagesOf(site)).toHaveLength(1);
	});

	it("shortens an outage that a clock ahead of time has recorded", async () => {
		const site = await openSite();
		await createHeartbeat(site.services)();
		const beganAt = site.clock.now();
		site.clock.advance(5 * MINUTE_MS);
		let ahead = 3 * 24 * 60 * MINUTE_MS;
		const clock = { now: () => site.clock.now() + ahead, elapsed: () => site.clock.elapsed() };
		const sendHeartbeat = createHeartbeat({ ...site.services, clock });
		await sendHeartbeat();
		expect(await outagesOf(site)).toEqual([{ beganAt, endedAt: clock.now() }]);
		ahead = 0;
		await runHeartbeats(site, 1, [sendHeartbeat]);
		expect(await outagesOf(site)).toEqual([{ beganAt, endedAt: beganAt + 6 * MINUTE_MS }]);
		await runHeartbeats(site, 5, [sendHeartbeat]);
		expect(await outagesOf(site)).toHaveLength(1);
	});
});

onAnyDatabase((openSite) => {
	it("records no outage for a quick restart, or where one of two processes is gone", async () => {
		const site = await openSite();
		const [one, two] = [createHeartbeat(site.services), createHeartbeat(site.services)];
		await runHeartbeats(site, 5, [one, two]);
		await runHeartbeats(site, 90, [two]);
		await one();
		site.clock.advance(3 * MINUTE_MS);
		await createHeartbeat(site.services)();
		expect(await outagesOf(site)).toEqual([]);
	});

	it("counts maintenance, and a database that does not answer", async () => {
		const site = await openSite();
		const sendHeartbeat = createHeartbeat(site.services);
		await runHeartbeats(site, 1, [sendHeartbeat]);
		const [first, minutes] = [site.clock.now(), (n: number) => n * MINUTE_MS];
		await setMaintenance(site.operator, { isOn: true });
		await runHeartbeats(site, 70, [sendHeartbeat]);
		await setMaintenance(site.operator, { isOn: false });
		await runHeartbeats(site, 1, [sendHeartbeat]);
		const lost = createHeartbeat({
			...site.services,
			db: { ...site.db, transaction: () => Promise.reject(new Error("no connection")) },
		});
		await runHeartbeats(site, 10, [() => lost().catch(() => undefined)]);
		await sendHeartbeat();
		expect(await outagesOf(site)).toEqual([
			{ beganAt: first, endedAt: first + minutes(71) },
			{ beganAt: first + minutes(71), endedAt: first + minutes(81) },
		]);
	});

	it("records no outage when the clock is set while the site is open", async () => {
		const site = await openSite();
		let ahead = 0;
		const clock = { now: () => site.clock.now() + ahead, elapsed: () => site.clock.elapsed() };
		const sendHeartbeat = createHeartbeat({ ...site.services, clock });
		await runHeartbeats(site, 2, [sendHeartbeat]);
		for (const minutes of [90, -45, 0, -1_000_000_000, 600, 0]) {
			ahead = minutes * MINUTE_MS;
			await runHeartbeats(site, 5, [sendHeartbeat]);
		}
		expect(await outagesOf(site)).toEqual([]);
	});
});
