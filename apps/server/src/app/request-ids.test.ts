import { expect, it } from "vitest";
import { FailingDatabase } from "../testing/failing-database.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { onePage } from "../testing/test-web.ts";

const openSite = onOneDatabase();
const BUG = new Error("nobody foresaw this");
const MADE_HERE = /^[0-9A-HJKMNP-TV-Z]{12}$/;

async function openBroken(settings = {}) {
	const database = new FailingDatabase();
	const render = () => Promise.reject(BUG);
	const site = await openSite({
		wrapDatabase: database.wrap,
		settings,
		web: { ...onePage, files: null, render },
	});
	const ada = await site.player("ada");
	const visitor = site.visitor();
	const requestsInLog = () => site.log.take().map((line) => JSON.parse(line).request);
	return { database, site, ada, visitor, requestsInLog };
}

it("name a failed call in the log, in the header and in tRPC errors", async () => {
	const { database, visitor, requestsInLog } = await openBroken();
	database.failure = BUG;
	const own = await visitor.get("/trpc/site.gameStatus");
	const id = own.headers.get("X-Request-Id");
	expect(id).toMatch(MADE_HERE);
	expect(own).toMatchObject({ status: 500, body: { error: { data: { reference: id } } } });
	expect(requestsInLog()).toEqual([id]);
	const other = await visitor.get("/trpc/site.gameStatus");
	expect(other.headers.get("X-Request-Id")).not.toBe(id);
	requestsInLog();
});

it("are not in the body of a documented call", async () => {
	const { database, visitor, requestsInLog } = await openBroken();
	database.failure = BUG;
	const answer = await visitor.get("/game-status");
	expect(Object.keys(answer.body ?? {}).sort()).toEqual(["code", "message"]);
	expect(requestsInLog()).toEqual([answer.headers.get("X-Request-Id")]);
});

it("are absent when nothing failed or the call was only refused", async () => {
	const { visitor, ada } = await openBroken();
	for (const answer of [
		await visitor.get("/trpc/site.gameStatus"),
		await visitor.get("/user/me"),
		await ada.get("/trpc/chat.history"),
	]) {
		expect(answer.status).toBeLessThan(500);
		expect(answer.headers.get("X-Request-Id")).toBeNull();
		expect(JSON.stringify(answer.body)).not.toContain("reference");
	}
});

it("are on the error page", async () => {
	const { visitor, requestsInLog } = await openBroken();
	const page = await visitor.fetch("/leaderboard");
	const id = page.headers.get("X-Request-Id");
	expect(id).toMatch(MADE_HERE);
	expect(page.status).toBe(500);
	expect(await page.text()).toContain(`Reference: ${id}`);
	expect(requestsInLog()).toEqual([id]);
});

it("are taken from a trusted proxy if well-formed, and from no other caller", async () => {
	const { visitor, requestsInLog } = await openBroken({ trustProxy: true });
	const idFor = async (sent: string) => {
		const page = await visitor.fetch("/leaderboard", { headers: { "X-Request-Id": sent } });
		requestsInLog();
		return page.headers.get("X-Request-Id");
	};
	expect(await idFor("7f9c2ba4-e88f.1")).toBe("7f9c2ba4-e88f.1");
	for (const odd of ["short", "<script>alert(1)</script>", "a b c d e f g h", "x".repeat(65)])
		expect(await idFor(odd)).toMatch(MADE_HERE);
	const stranger = await openBroken();
	const page = await stranger.visitor.fetch("/", { headers: { "X-Request-Id": "7f9c2ba4-e88f" } });
	expect(page.headers.get("X-Request-Id")).toMatch(MADE_HERE);
	stranger.requestsInLog();
});
