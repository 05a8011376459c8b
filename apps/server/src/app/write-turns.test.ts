import { type Database, openDatabase } from "@hilo/db/open-database";
import { onDialect } from "@hilo/db/testing/databases";
import { expect, it, onTestFinished } from "vitest";
import type { Browser } from "../testing/browser.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { TestSite } from "../testing/test-site.ts";

const SCORE = { game: "githubGame", score: 3 };

const restWrite = (caller: Browser) => caller.post("/user/update-score", SCORE);
const trpcWrite = (caller: Browser) => caller.post("/trpc/progression.updateScore", SCORE);
const writes = (caller: Browser, count: number) =>
	Array.from({ length: count }, (_, n) => (n % 2 ? restWrite(caller) : trpcWrite(caller)));

const openSite = onOneDatabase();

it("starts three writes of a caller at a time, refuses those after a hundred more, and no other caller's", async () => {
	const gate = Promise.withResolvers<void>();
	let started = 0;
	let isHeld = false;
	const wrapDatabase = (db: Database): Database => ({
		...db,
		transaction: async (work) => {
			started++;
			if (isHeld) await gate.promise;
			return db.transaction(work);
		},
	});
	const site = await openSite({ wrapDatabase, settings: { rateLimits: false } });
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	isHeld = true;
	started = 0;
	const answers = writes(ada, 104);
	const refused = await Promise.race(answers);
	expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "2"]);
	expect(started).toBe(3);
	isHeld = false;
	expect((await restWrite(bob)).status).toBe(200);
	expect((await ada.get("/user/me")).status).toBe(200);
	gate.resolve();
	const statuses = (await Promise.all(answers)).map(({ status }) => status);
	expect(statuses.filter((status) => status === 200)).toHaveLength(103);
});

it("refuses bytes and forms to calls that take none, which would need no turn", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	for (const call of ["progression.checkBadges", "profiles.rename", "daily.start"]) {
		for (const type of ["application/octet-stream", "multipart/form-data; boundary=x"]) {
			const headers = { "Content-Type": type };
			const { status } = await ada.fetch(`/api/trpc/${call}`, { method: "POST", headers, body: "--x--" });
			expect([call, type, status]).toEqual([call, type, 415]);
		}
	}
	expect((await ada.fetch("/api/trpc/progression.checkBadges", { method: "POST" })).status).toBe(415);
});

it("gives no turn to bodies that are still arriving", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const gate = Promise.withResolvers<void>();
	const arriving = (path: string, type: string) => {
		const body = new ReadableStream({
			async pull(controller) {
				await gate.promise;
				controller.close();
			},
		});
		return ada.fetch(`/api${path}`, {
			method: "POST",
			headers: { "Content-Type": type },
			body,
			duplex: "half",
		});
	};
	const kinds = [
		["/user/update-score", "application/json"],
		["/trpc/progression.updateScore", "application/json"],
		["/trpc/customGames.addPicture", "application/octet-stream"],
		["/user/avatar", "multipart/form-data; boundary=x"],
	] as const;
	const pending = kinds.flatMap(([path, type]) => [1, 2, 3].map(() => arriving(path, type)));
	expect((await restWrite(ada)).status).toBe(200);
	gate.resolve();
	for (const { status } of await Promise.all(pending)) expect([400, 413]).toContain(status);
});

onDialect("postgres", (openTestDatabase) => {
	it("leaves connections to others while a caller's writes wait for a locked row", async () => {
		const { url, transaction } = await openTestDatabase();
		const timeouts = { statementMs: 10_000, connectMs: 10_000 };
		const db = await openDatabase({ url, maxConnections: 4, timeouts });
		onTestFinished(() => db.close());
		const site = new TestSite(db);
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const [locked, end] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		onTestFinished(() => end.resolve());
		const holder = transaction(async (tx) => {
			await tx.updateTable("users").set({ xp: 0 }).where("id", "=", ada.id).execute();
			locked.resolve();
			await end.promise;
		});
		await locked.promise;
		const burst = Promise.all(writes(ada, 20));
		await expect.poll(() => (db.poolUse()?.total ?? 0) - (db.poolUse()?.idle ?? 0)).toBe(3);
		for (let n = 0; n < 3; n++) expect((await restWrite(bob)).status).toBe(200);
		expect((await site.visitor().get("/leaderboard/githubGame")).status).toBe(200);
		end.resolve();
		await holder;
		expect(new Set((await burst).map(({ status }) => status))).toEqual(new Set([200]));
		await site.settled();
	});
});
