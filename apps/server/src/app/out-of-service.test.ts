import { openDatabase } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import { PostgresProxy } from "@hilo/db/testing/postgres-proxy";
import { sql } from "kysely";
import { expect, it, onTestFinished } from "vitest";
import { setMaintenance } from "../features/site/maintenance.ts";
import { FailingDatabase } from "../testing/failing-database.ts";
import { onAnyDatabase, onOneDatabase } from "../testing/sites.ts";
import { TestSite } from "../testing/test-site.ts";

const REFUSED = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1:5432"), { code: "ECONNREFUSED" });

onAnyDatabase((openSite) => {
	it("sends Retry-After while the database is down", async () => {
		const database = new FailingDatabase();
		const site = await openSite({ wrapDatabase: database.wrap });
		const ada = await site.player("ada");
		database.failure = REFUSED;
		const answer = await site.visitor().get("/game-status");
		expect(answer).toMatchObject({
			status: 503,
			body: {
				message: "The site is not available right now. Please try again in a moment.",
				code: "site/out-of-service",
			},
		});
		expect(answer.headers.get("Retry-After")).toBe("5");
		const own = await site.visitor().get("/trpc/site.gameStatus");
		expect(own).toMatchObject({ status: 503, body: { error: { data: { appCode: "site/out-of-service" } } } });
		expect(JSON.stringify([answer.body, own.body])).not.toContain("10.0.0.1");
		database.failure = null;
		expect((await ada.get("/game-status")).status).toBe(200);
		site.log.take();
	});

	it("logs an outage once at its start and once at its end", async () => {
		const database = new FailingDatabase();
		const site = await openSite({ wrapDatabase: database.wrap });
		database.failure = REFUSED;
		for (let n = 0; n < 20; n++) await site.visitor().get("/game-status");
		const [line = "{}", ...more] = site.log.take();
		expect([JSON.parse(line).err.message, more]).toEqual([REFUSED.message, []]);
		site.clock.advance(3000);
		await site.services.machine.outage.checkRecovery();
		const over = site.log.take().map((logLine) => JSON.parse(logLine));
		expect(over).toEqual([
			expect.objectContaining({ msg: "the database answers again", seconds: 3, failures: 20 }),
		]);
		await site.services.machine.outage.checkRecovery();
		expect(site.log.take()).toEqual([]);
	});

	it("logs one line for all work in the background that it stops", async () => {
		const site = await openSite();
		for (let n = 0; n < 9; n++) site.services.background.run("a mail", () => Promise.reject(REFUSED));
		await site.settled();
		expect(site.log.take()).toEqual([expect.stringContaining("the database does not answer")]);
	});

	it.each([true, false])("does not change maintenance mode (%s)", async (isOn) => {
		const database = new FailingDatabase();
		const site = await openSite({ wrapDatabase: database.wrap });
		await setMaintenance(site.operator, { isOn });
		const mode = async () => (await site.visitor().get("/game-status")).headers.get("x-maintenance-mode");
		expect(await mode()).toBe(String(isOn));
		database.failure = REFUSED;
		site.clock.advance(5000);
		expect(await mode()).toBe(String(isOn));
		database.failure = null;
		expect(await mode()).toBe(String(isOn));
		site.log.take();
	});
});

onDialect("postgres", (openTestDatabase) => {
	it("answers 503 in time while PostgreSQL is frozen or gone, and works again afterwards", async () => {
		const { url } = await openTestDatabase();
		const proxy = await PostgresProxy.open(url);
		const timeouts = { statementMs: 1500, connectMs: 1500 };
		const db = await openDatabase({ url: proxy.url, maxConnections: 3, timeouts });
		onTestFinished(async () => {
			await db.close();
			await proxy.close();
		});
		const site = new TestSite(db);
		const ada = await site.player("ada");
		const score = () => ada.post("/user/update-score", { game: "githubGame", score: 3 });
		const statuses = async () => {
			site.clock.advance(1000);
			const answers = [ada.get("/user/me"), score(), site.visitor().fetch("/health/ready")];
			return (await Promise.all(answers)).map(({ status }) => status);
		};
		expect(await statuses()).toEqual([200, 200, 200]);
		proxy.freeze();
		expect(await statuses()).toEqual([503, 503, 503]);
		const messages = () => site.log.take().map((line) => JSON.parse(line).msg);
		await expect.poll(messages).toEqual(["the database does not answer"]);
		proxy.thaw();
		await expect.poll(statuses, { timeout: 15_000 }).toEqual([200, 200, 200]);
		proxy.cut();
		await expect.poll(statuses, { timeout: 15_000 }).toEqual([200, 200, 200]);
		await site.settled();
		expect(messages()).toEqual([]);
	});
});

onDialect("postgres", (openTestDatabase) => {
	it("is ready while calls hold all connections to PostgreSQL, which is no outage", async () => {
		const { url } = await openTestDatabase();
		const timeouts = { statementMs: 1500, connectMs: 1000 };
		const db = await openDatabase({ url, maxConnections: 1, timeouts });
		const { promise: held, resolve: free } = Promise.withResolvers<void>();
		onTestFinished(() => {
			free();
			return db.close();
		});
		const site = new TestSite(db);
		const holding = db.transaction(() => held);
		expect((await site.visitor().get("/game-status")).status).toBe(503);
		expect((await site.visitor().fetch("/health/ready")).status).toBe(200);
		free();
		await holding;
		const messages = site.log.take().map((line) => JSON.parse(line).msg);
		expect(messages).toEqual(["the database answers, but a call was too slow for it"]);
	});
});

const openSite = onOneDatabase();

it.each([
	["full", "max_page_count = 1", "max_page_count = 1000000"],
	["read-only", "query_only = on", "query_only = off"],
])("keeps reading while the database is %s, and writes again afterwards", async (_, spoil, mend) => {
	const site = await openSite({ settings: { rateLimits: false } });
	const ada = await site.player("ada");
	const pragma = (text: string) => sql.raw(`pragma ${text}`).execute(site.db.kysely);
	const register = async (n: number) => {
		const user = { email: `u${n}@example.org`, username: `user${n}`, password: "correct horse" };
		return site.visitor().post("/trpc/accounts.register", user);
	};
	// Pages that earlier rows left free would take the writes.
	await sql`vacuum`.execute(site.db.kysely);
	await pragma(spoil);
	const answers: Awaited<ReturnType<typeof register>>[] = [];
	for (let n = 0; n < 60; n += 6)
		answers.push(...(await Promise.all(Array.from({ length: 6 }, (__, i) => register(n + i)))));
	const refused = answers.filter(({ status }) => status !== 200);
	for (const { status, body } of refused)
		expect({ status, body }).toMatchObject({
			status: 503,
			body: { error: { data: { appCode: "site/out-of-service" } } },
		});
	expect(refused.length).toBeGreaterThan(0);
	expect((await ada.get("/user/me")).status).toBe(200);
	await pragma(mend);
	expect((await register(100)).status).toBe(200);
	expect(site.log.take()).toHaveLength(1);
});
