import type { Database } from "@hilo/db/open-database";
import { expect, it } from "vitest";
import { onEachDatabase, onOneDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";

const ALIVE = '200 {"status":"ok"}';
const RELEASE = '"version":"1.2.3","commit":"abcdef12"';
const OK = `200 {"status":"ok",${RELEASE}}`;
const DOWN = `503 {"status":"down",${RELEASE}}`;
const FULL = `503 {"status":"full",${RELEASE}}`;
const STOPPING = `503 {"status":"stopping",${RELEASE}}`;
const PATHS = ["/health", "/health/ready", "/health/live", "/api/health"];

async function healthOf(site: TestSite) {
	const answers = await Promise.all(PATHS.map((path) => site.visitor().fetch(path)));
	return Promise.all(answers.map(async (answer) => `${answer.status} ${await answer.text()}`));
}

onEachDatabase((openSite) => {
	it("is 503 while the database is down, but liveness stays 200", async () => {
		const site = await openSite();
		await site.db.close();
		expect(await healthOf(site)).toEqual([DOWN, DOWN, ALIVE, DOWN]);
		const call = await site.visitor().get("/game-status");
		expect(call).toMatchObject({ status: 503, body: { code: "site/out-of-service" } });
		expect(site.log.take()).toEqual([expect.stringContaining("the database does not answer")]);
	});
});

const openSite = onOneDatabase();

it("asks the database once a second at most", async () => {
	let requests = 0;
	const database = { isDown: false };
	const wrapDatabase = (db: Database): Database => ({
		...db,
		ping: async () => {
			requests++;
			if (database.isDown) throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
		},
	});
	const site = await openSite({ wrapDatabase });
	const status = async () => (await site.visitor().fetch("/health/ready")).status;
	for (let n = 0; n < 5; n++) expect(await status()).toBe(200);
	database.isDown = true;
	site.clock.advance(999);
	expect([await status(), requests]).toEqual([200, 1]);
	site.clock.advance(1);
	expect([await status(), requests]).toEqual([503, 2]);
	database.isDown = false;
	site.clock.advance(1000);
	expect([await status(), requests]).toEqual([200, 3]);
	site.log.take();
});

it("is 503 when the database hangs, with one ping for concurrent calls", async () => {
	let requests = 0;
	const ping = () => {
		requests++;
		return new Promise<void>(() => {});
	};
	const site = await openSite({ wrapDatabase: (db) => ({ ...db, ping }) });
	const answers = await Promise.all(
		Array.from({ length: 100 }, (_, n) => site.visitor().fetch(n % 2 ? "/health" : "/health/ready")),
	);
	expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([503]));
	expect(requests).toBe(1);
});

it("is 503 once the process is stopping", async () => {
	const site = await openSite();
	site.services.machine.readiness.stop();
	expect(await healthOf(site)).toEqual([STOPPING, STOPPING, ALIVE, STOPPING]);
});

it("is 503 while the disk of SQLite is full, and the dashboard says so", async () => {
	const disk = { freeBytes: 4096, totalBytes: 64e6 };
	const site = await openSite({ diskSpace: () => Promise.resolve(disk) });
	const root = await site.player("root", { isAdmin: true });
	const diskFinding = async () => (await root.api.admin.health.query()).find(({ name }) => name === "Disk");
	expect(await healthOf(site)).toEqual([FULL, FULL, ALIVE, FULL]);
	expect(await diskFinding()).toMatchObject({
		verdict: "problem",
		found: expect.stringMatching(/^is full, so nothing can be saved: 4 kB of 64 MB are free/),
	});
	disk.freeBytes = 6e7;
	site.clock.advance(1000);
	expect(await healthOf(site)).toEqual([OK, OK, ALIVE, OK]);
	expect(await diskFinding()).toMatchObject({
		verdict: "problem",
		found: expect.stringMatching(/^60 MB of/),
	});
});

it("is ok with PostgreSQL, whatever the disk of this machine has", async () => {
	const diskSpace = () => Promise.resolve({ freeBytes: 0, totalBytes: 64e6 });
	const site = await openSite({ settings: { databaseUrl: "postgres://elsewhere/hilo" }, diskSpace });
	expect(await healthOf(site)).toEqual([OK, OK, ALIVE, OK]);
});
