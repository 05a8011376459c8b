import { expect, it } from "vitest";
import { setMaintenance } from "../features/site/maintenance.ts";
import { listen } from "../platform/http/listen.ts";
import { MAX_JSON_BYTES } from "../platform/http/parse-body.ts";
import type { Call } from "../testing/authorisation.ts";
import type { Answer, Browser } from "../testing/browser.ts";
import { PROCEDURE_CALLS, ROW_CALLS } from "../testing/call-table.ts";
import { callProcedure, callRow, rowNamed } from "../testing/every-call.ts";
import { onOneDatabase, onSharedSite } from "../testing/sites.ts";
import { PASSWORD, type Player } from "../testing/test-site.ts";
import { REST_ROWS } from "./rest-rows.ts";

const openSite = onOneDatabase();
/** For tests that send only refused calls. All callers share one address. */
const sharedSite = onSharedSite({ settings: { rateLimits: false } });
let ada: Player | undefined;

const nameOf = ({ method, path }: { method: string; path: string }) => `${method.toUpperCase()} ${path}`;
const withBody = REST_ROWS.filter(({ method }) => method !== "get" && method !== "delete");
const JSON_ROWS = withBody.filter(({ upload }) => !upload).map(nameOf);
const playersOf = (calls: Readonly<Record<string, Call>>) =>
	Object.keys(calls).filter((name) => calls[name]?.status.visitor === 401);
const PLAYERS_ROWS = playersOf(ROW_CALLS);
const PLAYERS_PROCEDURES = playersOf(PROCEDURE_CALLS);

const TOO_LARGE = "x".repeat(MAX_JSON_BYTES + 1);
const TEXT = { "Content-Type": "text/plain" };

function send(browser: Browser, row: string, body: string, headers?: Record<string, string>) {
	const [method = "", path = ""] = row.split(" ");
	return browser.send(method, path, body, headers);
}

const REFUSED = {
	signedOut: { status: 401, body: { code: "accounts/signed-out" } },
	noJson: { status: 415, body: { message: "Please send JSON.", code: "request/wrong-type" } },
	tooLarge: { status: 413, body: { code: "request/too-large" } },
	malformed: { status: 400, body: { code: "request/malformed-json" } },
};

it.each(PLAYERS_ROWS)("a visitor is told to sign in before anything else: %s", async (row) => {
	const visitor = sharedSite().visitor();
	expect(await callRow(visitor, row, {})).toMatchObject(REFUSED.signedOut);
	if (row.startsWith("GET")) return;
	for (const body of ["{", TOO_LARGE]) {
		expect(await send(visitor, row, body)).toMatchObject(REFUSED.signedOut);
		expect(await send(visitor, row, body, TEXT)).toMatchObject(REFUSED.signedOut);
	}
});

it.each(PLAYERS_PROCEDURES)(
	"a visitor's tRPC call is refused with 401 before its input is checked: %s",
	async (path) => {
		const visitor = sharedSite().visitor();
		for (const input of [{}, { game: 5, runId: [] }, "text"]) {
			const { status, body } = await callProcedure(visitor, path, input);
			expect({ status, body }).toMatchObject({
				status: 401,
				body: { error: { data: { appCode: "accounts/signed-out" } } },
			});
		}
	},
);

it.each(JSON_ROWS)("then the body's type, its size and its form are checked: %s", async (row) => {
	const site = sharedSite();
	ada ??= await site.player("ada");
	const player = ada;
	const ask = async (body: string, headers?: Record<string, string>): Promise<Answer> => {
		await site.signIn(player);
		return send(player, row, body, headers);
	};
	expect(await ask("{}", TEXT)).toMatchObject(REFUSED.noJson);
	const tooLarge = "x".repeat((rowNamed(row).body?.maxBytes ?? MAX_JSON_BYTES) + 1);
	expect(await ask(tooLarge, TEXT)).toMatchObject(REFUSED.noJson);
	expect(await ask(tooLarge)).toMatchObject(REFUSED.tooLarge);
	expect(await ask("{")).toMatchObject(REFUSED.malformed);
});

it("maintenance is answered before all of these", async () => {
	const site = await openSite();
	await setMaintenance(site.operator, { isOn: true });
	site.clock.advance(2000);
	for (const row of REST_ROWS) {
		if (row.openInMaintenance) continue;
		const closed = {
			status: 503,
			body: { code: row.maintenanceError ?? "site/maintenance", maintenanceMode: true },
		};
		expect(await callRow(site.visitor(), nameOf(row), {}), nameOf(row)).toMatchObject(closed);
		if (row.method === "get") continue;
		expect(await send(site.visitor(), nameOf(row), TOO_LARGE, TEXT), nameOf(row)).toMatchObject(closed);
	}
});

it.each([
	["text", "text/plain;charset=UTF-8"],
	["a form", "application/x-www-form-urlencoded"],
	["a form with files", "multipart/form-data; boundary=x"],
	["XML", "application/xml"],
	["almost JSON", "application/jsonp"],
	["text that says it is JSON", "text/json"],
	["nothing", ""],
])("a body of %s does not sign in", async (_, type) => {
	const site = await openSite();
	const ada = await site.player("ada");
	const visitor = site.visitor();
	const body = JSON.stringify({ emailOrUsername: ada.username, password: PASSWORD });
	expect(await visitor.post("/auth/login", body, { "Content-Type": type })).toMatchObject(REFUSED.noJson);
	expect(visitor.cookies.size).toBe(0);
});

it.each(["application/json", "application/json; charset=utf-8", "Application/JSON", "application/ld+json"])(
	"accepts %s",
	async (type) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const body = JSON.stringify({ emailOrUsername: ada.username, password: PASSWORD });
		const { status } = await site.visitor().post("/auth/login", body, { "Content-Type": type });
		expect(status).toBe(200);
	},
);

it("reads no more than it must of a body that is not JSON, over a real connection too", async () => {
	const site = await openSite();
	const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const send = (body: string | ReadableStream | null, headers = {}) =>
		fetch(`${server.url}/api/auth/login`, { method: "POST", body, headers, duplex: "half" });
	const endless = () =>
		new ReadableStream({
			pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(1000))),
		});
	try {
		expect((await send("{}")).status).toBe(415);
		expect((await send(endless(), TEXT)).status).toBe(415);
		expect((await send(endless(), { "Content-Type": "application/json" })).status).toBe(413);
		expect((await send(null)).status).toBe(400);
		expect((await send("", TEXT)).status).toBe(400);
	} finally {
		await server.close();
	}
});

it("an empty body needs no type, and may have any", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	expect((await ada.post("/user/check-badges")).status).toBe(200);
	expect((await ada.post("/user/check-badges", "", TEXT)).status).toBe(200);
	expect(await site.visitor().post("/auth/login", "", TEXT)).toMatchObject({ status: 400 });
});

it("body fields are not read from the query, nor query fields from the body", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const visitor = site.visitor();
	const own = new URLSearchParams({ emailOrUsername: ada.username, password: PASSWORD });
	expect(await visitor.post(`/auth/login?${own}`, {})).toMatchObject({ status: 400 });
	const wrong = { emailOrUsername: ada.username, password: "wrong horse" };
	expect(await visitor.post(`/auth/login?password=${PASSWORD}`, wrong)).toMatchObject({ status: 401 });
	expect(visitor.cookies.size).toBe(0);
	const right = { emailOrUsername: ada.username, password: PASSWORD };
	expect(await visitor.post("/auth/login?password=wrong", right)).toMatchObject({ status: 200 });
	await ada.send("PATCH", "/user/profile?username=queried", { username: "asked" });
	expect((await ada.api.me.get.query()).user?.username).toBe("asked");
});
