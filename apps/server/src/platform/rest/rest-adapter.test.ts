import { expect, it } from "vitest";
import type { Answer } from "../../testing/browser.ts";
import { FailingDatabase } from "../../testing/failing-database.ts";
import { onAnyDatabase, onOneDatabase } from "../../testing/sites.ts";
import { MAX_JSON_BYTES } from "../http/parse-body.ts";

const openSite = onOneDatabase();
const UNANNOUNCED = { "Transfer-Encoding": "chunked" };

function expectError(answer: Answer, status: number, code: string): void {
	expect(answer).toMatchObject({ status, body: { message: expect.any(String), code } });
	expect(Object.keys(answer.body ?? {}).sort()).toEqual(["code", "message"]);
	expect(answer.headers.get("Content-Type")).toBe("application/json");
	expect(answer.headers.get("Cache-Control")).toBe("no-store");
	expect(answer.headers.get("X-Content-Type-Options")).toBe("nosniff");
}

it.each([
	["GET", ""],
	["GET", "/user/me/more"],
	["GET", "/auth/login"],
	["DELETE", "/user/me"],
])("answers an unknown call in JSON: %s %s", async (method, path) => {
	const site = await openSite();
	expectError(await site.visitor().send(method, path), 404, "request/no-such-path");
});

it.each(["{", "not json", "\u0000"])("refuses malformed JSON: %s", async (text) => {
	const site = await openSite();
	expectError(await site.visitor().post("/auth/login", text), 400, "request/malformed-json");
});

it.each(["[]", "null", '"text"'])("refuses a body that is no object: %s", async (text) => {
	const site = await openSite();
	expectError(await site.visitor().post("/auth/login", text), 400, "request/not-an-object");
});

it("treats a missing body as an empty one", async () => {
	const site = await openSite();
	expectError(await site.visitor().post("/auth/login"), 400, "accounts/fields-required");
	expectError(await site.visitor().post("/auth/login", " \n"), 400, "accounts/fields-required");
});

it("refuses a body that is too large, announced or not", async () => {
	const site = await openSite();
	const body = JSON.stringify({ emailOrUsername: "ada", password: "x".repeat(MAX_JSON_BYTES) });
	for (const headers of [{}, UNANNOUNCED])
		expectError(await site.visitor().post("/auth/login", body, headers), 413, "request/too-large");
});

it("accepts a body of exactly the maximum size", async () => {
	const site = await openSite();
	const frame = JSON.stringify({ emailOrUsername: "ada", password: "" }).length;
	const body = { emailOrUsername: "ada", password: "x".repeat(MAX_JSON_BYTES - frame) };
	expectError(await site.visitor().post("/auth/login", body), 401, "accounts/bad-login");
});

it("refuses malformed tRPC calls in tRPC's shape", async () => {
	const site = await openSite();
	const visitor = site.visitor();
	const refused = async (call: Promise<Answer>, status: number, appCode: string) => {
		const answer = await call;
		const data = { appCode, httpStatus: status };
		const error = { message: expect.any(String), code: expect.any(Number), data };
		expect(answer).toMatchObject({ status, body: { error } });
		expect(answer.headers.get("Content-Type"), appCode).toBe("application/json");
	};
	await refused(visitor.get("/trpc/no.such"), 404, "request/no-such-path");
	await refused(visitor.get("/trpc/accounts.login"), 404, "request/no-such-path");
	await refused(visitor.post("/trpc/accounts.login", "{"), 400, "request/invalid");
	await refused(visitor.post("/trpc/accounts.login", {}), 400, "accounts/fields-required");
	for (const type of ["text/plain", "application/x-www-form-urlencoded", "application/xml"]) {
		const answer = visitor.post("/trpc/accounts.login", "{}", { "Content-Type": type });
		await refused(answer, 415, "request/wrong-type");
	}
	for (const path of ["%", "site.gameStatus%", "%E0%A4%A"])
		await refused(visitor.get(`/trpc/${path}`), 404, "request/no-such-path");
	await refused(visitor.get("/trpc/leaderboards.classic?input=%7B"), 400, "request/invalid");
	await refused(visitor.get('/trpc/leaderboards.classic?input={"key":"x"}'), 404, "leaderboards/no-data");
	// A batch would count as one call.
	const many = visitor.get("/trpc/site.gameStatus,site.maintenance?batch=1&input={}");
	await refused(many, 400, "request/invalid");
	const large = JSON.stringify({ emailOrUsername: "ada", password: "x".repeat(MAX_JSON_BYTES) });
	for (const headers of [{}, UNANNOUNCED])
		await refused(visitor.post("/trpc/accounts.login", large, headers), 413, "request/too-large");
	const foreignOrigin = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
	await refused(visitor.post("/trpc/accounts.logout", {}, foreignOrigin), 403, "request/foreign-origin");
});

it("reads a GET's input from its query alone, and prefers the path", async () => {
	const site = await openSite();
	const board = await site.visitor().get("/leaderboard/githubGame?key=no-such-game");
	expect(board).toMatchObject({ status: 200, body: [] });
});

it("answers HEAD like GET, without the body", async () => {
	const site = await openSite();
	expect(await site.visitor().send("HEAD", "/game-status")).toMatchObject({ status: 200, body: "" });
});

onAnyDatabase((openEachSite) => {
	it("hides internal errors from callers, and logs them", async () => {
		const database = new FailingDatabase();
		const site = await openEachSite({ wrapDatabase: database.wrap });
		const ada = await site.player("ada");
		database.failure = new Error("no such column: closed of sqlite or postgres");
		const answers = [
			await ada.get("/user/me"),
			await site.visitor().post("/auth/login", { emailOrUsername: "ada", password: "secret horse" }),
		];
		const message = "An unexpected error occurred. Please try again later.";
		for (const { status, body } of answers)
			expect([status, body]).toEqual([500, { message, code: "site/unexpected" }]);
		const own = await site.visitor().get("/trpc/site.gameStatus");
		expect(own).toMatchObject({
			status: 500,
			body: { error: { message, data: { appCode: "site/unexpected" } } },
		});
		expect(JSON.stringify(own.body)).not.toMatch(/stack|closed|sqlite|postgres/i);
		expect(site.log.take()).toHaveLength(3);
	});
});
