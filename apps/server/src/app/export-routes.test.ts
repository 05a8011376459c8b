import { once } from "node:events";
import { connect } from "node:net";
import { Hono } from "hono";
import { expect, it, onTestFinished, vi } from "vitest";
import { MAX_EXPORT_MS } from "../features/me/export-slots.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { listen } from "../platform/http/listen.ts";
import { requestContext } from "../platform/http/request-context.ts";
import type { Browser } from "../testing/browser.ts";
import { FailingDatabase } from "../testing/failing-database.ts";
import { insertGames } from "../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../testing/sites.ts";
import type { Player, TestSite } from "../testing/test-site.ts";
import { exportRoutes } from "./export-routes.ts";

const PATH = "/api/user/export";
const UNDER_WAY = "accounts/export-under-way";
const BUSY = "accounts/exports-busy";
/** Two such games exceed the socket buffers, so an unread response stalls. */
const LARGE = 6 * 1024 * 1024;

async function outcome(player: Browser): Promise<number | string> {
	const answer = await player.open(PATH);
	if (!answer.ok) return ((await answer.json()) as { code: string }).code;
	await answer.body?.cancel();
	return answer.status;
}

async function giveGames(site: TestSite, player: Player, bytes: number): Promise<void> {
	const games = await insertGames(site, player, { one: { privacy: "private" }, two: { privacy: "private" } });
	const items = JSON.stringify([{ name: "n".repeat(bytes), value: 1 }]);
	for (const { id } of Object.values(games))
		await site.db.kysely.updateTable("custom_game_items").set({ items }).where("game_id", "=", id).execute();
}

async function ask(app: Hono<ApiEnv>, player: Player, options: { stalledMs?: number } = {}) {
	const server = await listen(app, { host: "127.0.0.1", port: 0, ...options });
	onTestFinished(() => server.close());
	const socket = connect(Number(new URL(server.url).port), "127.0.0.1");
	socket.on("error", () => undefined);
	onTestFinished(() => void socket.destroy());
	socket.write(`GET ${PATH} HTTP/1.1\r\nHost: hilo.test\r\nCookie: ${player.cookieHeader}\r\n\r\n`);
	await once(socket, "readable");
	return socket;
}

onAnyDatabase((openSite) => {
	it("is one JSON file, only for players and only for GET", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await giveGames(site, ada, 100_000);
		const file = JSON.parse(await (await ada.fetch(PATH)).text());
		expect(file.customGames).toHaveLength(2);
		expect(await outcome(site.visitor())).toBe("accounts/signed-out");
		expect((await ada.open(PATH, { method: "HEAD" })).status).toBe(404);
	});

	it("frees its slot when the client disconnects or stops reading", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await giveGames(site, ada, LARGE);
		const gone = await ask(site.app, ada);
		expect(await outcome(ada)).toBe(UNDER_WAY);
		gone.destroy();
		await vi.waitFor(async () => expect(await outcome(ada)).toBe(200), { timeout: 20_000 });
		await ask(site.app, ada, { stalledMs: 500 });
		await vi.waitFor(async () => expect(await outcome(ada)).toBe(200), { timeout: 20_000 });
	});

	it("is cut off after the time limit", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await giveGames(site, ada, LARGE);
		const app = new Hono<ApiEnv>().use(requestContext(site.services));
		await ask(app.route("/api", exportRoutes(site.services, 500)), ada);
		await vi.waitFor(async () => expect(await outcome(ada)).toBe(200), { timeout: 20_000 });
	});

	it("breaks off when the database fails midway, and frees the slot of the process", async () => {
		const database = new FailingDatabase();
		const site = await openSite({ wrapDatabase: database.wrap });
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await giveGames(site, ada, 100_000);
		const answer = await ada.open(PATH);
		database.failure = new Error("a broken table");
		await expect(answer.text()).rejects.toThrow("The export broke off");
		expect(site.log.take()).toEqual([expect.stringContaining("a broken table")]);
		database.failure = null;
		for (let n = 0; n < 2; n++) expect(await outcome(ben)).toBe(200);
		expect(await outcome(ada)).toBe(UNDER_WAY);
		site.clock.advance(MAX_EXPORT_MS);
		expect(await outcome(ada)).toBe(200);
	});
});

onEachDatabase((openSite) => {
	it("runs once per account at a time, and for two accounts per process", async () => {
		const site = await openSite();
		const [ada, ben, cleo] = [await site.player("ada"), await site.player("ben"), await site.player("cleo")];
		for (const player of [ada, ben]) await giveGames(site, player, 100_000);
		const first = await ada.open(PATH);
		const refused = await ada.open(PATH);
		expect([refused.status, refused.headers.get("Retry-After")]).toEqual([429, "30"]);
		expect(await outcome(ada)).toBe(UNDER_WAY);
		const other = site.another();
		expect(await outcome(other.visitedBy(ada))).toBe(UNDER_WAY);
		const second = await ben.open(PATH);
		const busy = await cleo.open(PATH);
		expect([busy.status, busy.headers.get("Retry-After")]).toEqual([429, "30"]);
		// If refusals of a busy process were counted, these would use up cleo's own limit.
		for (let n = 0; n < 20; n++) expect(await outcome(cleo)).toBe(BUSY);
		expect(await outcome(other.visitedBy(cleo))).toBe(200);
		await first.body?.cancel();
		for (let n = 0; n < 2; n++) expect(await outcome(ada)).toBe(200);
		expect(JSON.parse(await second.text())).toMatchObject({ account: { username: "ben" } });
		expect(await outcome(ben)).toBe(200);
	});
});
