import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { setMaintenance } from "../features/site/maintenance.ts";
import { listen } from "../platform/http/listen.ts";
import { MAX_JSON_BYTES } from "../platform/http/parse-body.ts";
import { PIXEL } from "../testing/pictures.ts";
import { onOneDatabase } from "../testing/sites.ts";
import { PASSWORD } from "../testing/test-site.ts";

const openSite = onOneDatabase();

const TOO_LARGE = "x".repeat(MAX_JSON_BYTES + 1);
const TEXT = { "Content-Type": "text/plain" };
const JSON_TYPE = { "Content-Type": "application/json" };
const LATIN1 = Buffer.from('{"username":"é"}', "latin1");
const SCORE = "/user/update-score";

const refused = (status: number, code: string) => ({ status, body: { code } });
const ownRefused = (status: number, appCode: string) => ({ status, body: { error: { data: { appCode } } } });

it("refuses a documented call for maintenance, the caller, the body's type, size, form and fields, in this order", async () => {
	const site = await openSite();
	const [visitor, ada] = [site.visitor(), await site.player("ada")];
	for (const body of ["{", TOO_LARGE, {}])
		expect(await visitor.post(SCORE, body, TEXT)).toMatchObject(refused(401, "accounts/signed-out"));
	expect(await ada.post(SCORE, TOO_LARGE, TEXT)).toMatchObject(refused(415, "request/wrong-type"));
	expect(await ada.post(SCORE, TOO_LARGE)).toMatchObject(refused(413, "request/too-large"));
	expect(await ada.post(SCORE, "{")).toMatchObject(refused(400, "request/malformed-json"));
	const noGame = await ada.post(SCORE, { score: 3 });
	expect(noGame.status).toBe(400);
	expect((await ada.post(SCORE, {})).body, "the first wrong field is named").toEqual(noGame.body);
	await setMaintenance(site.operator, { isOn: true });
	site.clock.advance(2000);
	for (const browser of [visitor, ada])
		expect(await browser.post(SCORE, TOO_LARGE, TEXT)).toMatchObject(refused(503, "site/maintenance"));
});

it("refuses an administrator's call for the rights before its input", async () => {
	const site = await openSite();
	const [ada, root] = [await site.player("ada"), await site.player("root", { isAdmin: true })];
	const path = "/trpc/site.setMaintenance";
	for (const input of [{}, "{", TOO_LARGE])
		expect(await ada.post(path, input)).toMatchObject(ownRefused(403, "admin/access-denied"));
	expect((await root.post(path, {})).status).toBe(400);
});

it("refuses an upload for the caller before its type", async () => {
	const site = await openSite();
	expect(await site.visitor().upload("/user/avatar", "avatar", PIXEL)).toMatchObject(
		refused(401, "accounts/signed-out"),
	);
	const ada = await site.player("ada");
	expect(await ada.post("/user/avatar", {})).toMatchObject(refused(415, "request/not-a-form"));
});

it("refuses a procedure for the caller before its size and input", async () => {
	const site = await openSite();
	const path = "/trpc/profiles.rename";
	for (const input of [{}, { username: 5 }, "{", TOO_LARGE])
		expect(await site.visitor().post(path, input)).toMatchObject(ownRefused(401, "accounts/signed-out"));
	const ada = await site.player("ada");
	expect(await ada.post(path, TOO_LARGE)).toMatchObject(ownRefused(413, "request/too-large"));
	expect((await ada.post(path, { username: 5 })).status).toBe(400);
});

it.each([
	["text/plain;charset=UTF-8", 415],
	["application/x-www-form-urlencoded", 415],
	["text/json", 415],
	["", 415],
	["Application/JSON; charset=utf-8", 200],
	["application/ld+json", 200],
])("answers a sign-in of the type %j with %i", async (type, status) => {
	const site = await openSite();
	const { username } = await site.player("ada");
	const visitor = site.visitor();
	const body = JSON.stringify({ emailOrUsername: username, password: PASSWORD });
	expect((await visitor.post("/auth/login", body, { "Content-Type": type })).status).toBe(status);
	expect(visitor.cookies.has("hilo_session")).toBe(status === 200);
});

it("reads no more than it must of an endless body over a real connection", async () => {
	const site = await openSite();
	const server = await listen(site.app, { host: "127.0.0.1", port: 0 });
	const sendEndless = async (headers: Record<string, string>) => {
		const body = new ReadableStream({
			pull: (controller) => controller.enqueue(new TextEncoder().encode("x".repeat(1000))),
		});
		const init = { method: "POST", body, headers, duplex: "half" } as const;
		return (await fetch(`${server.url}/api/auth/login`, init)).status;
	};
	try {
		expect(await sendEndless(TEXT)).toBe(415);
		expect(await sendEndless(JSON_TYPE)).toBe(413);
	} finally {
		await server.close();
	}
});

it("reads body fields from the body alone", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const visitor = site.visitor();
	const wrong = { emailOrUsername: ada.username, password: "wrong horse" };
	expect((await visitor.post(`/auth/login?password=${PASSWORD}`, wrong)).status).toBe(401);
	expect((await visitor.post("/auth/login?password=wrong", { ...wrong, password: PASSWORD })).status).toBe(
		200,
	);
});

/** Our own parser and tRPC's adapter. */
it.each([
	["/auth/register", JSON_TYPE],
	["/auth/register", { "Content-Type": "application/json; charset=iso-8859-1" }],
	["/trpc/accounts.register", JSON_TYPE],
	["/trpc/accounts.register?connectionParams=%7B%7D", JSON_TYPE],
	["/trpc/accounts.register", { ...JSON_TYPE, "Transfer-Encoding": "chunked" }],
])("%s refuses a body that is not UTF-8 %j, so that no password is stored garbled", async (path, headers) => {
	const site = await openSite({ settings: { rateLimits: false } });
	const send = async (password: Buffer) => {
		const [before = "", after = ""] = '{"email":"a@example.org","username":"ada","password":"?"}'.split("?");
		const body = Buffer.concat([Buffer.from(before), password, Buffer.from(after)]);
		const response = await site.visitor().open(`/api${path}`, { method: "POST", headers, body });
		return [response.status, await response.text()];
	};
	// Latin-1, half a surrogate pair, and a character that is cut off.
	for (const password of ["ääääää", "abcdef\xed\xa0\x80", "abcdef\xe2\x82"])
		expect(await send(Buffer.from(password, "latin1"))).toEqual([
			400,
			expect.stringContaining("request/not-utf8"),
		]);
	expect(await site.db.kysely.selectFrom("users").select("id").execute()).toEqual([]);
	expect((await send(Buffer.from("pässwörd 🔑")))[0]).toBeLessThan(300);
});

it("refuses a body that is not UTF-8 after the caller", async () => {
	const site = await openSite();
	const { status } = await site
		.visitor()
		.open("/api/trpc/profiles.rename", { method: "POST", headers: JSON_TYPE, body: LATIN1 });
	expect(status).toBe(401);
});

it.each(["%FF", "a%e4b", "%ED%A0%80"])("refuses a query with %s", async (escapes) => {
	const ada = await (await openSite()).player("ada");
	expect(await ada.get(`/user/search?query=${escapes}`)).toMatchObject(
		refused(400, "request/query-not-utf8"),
	);
	const own = await ada.get(`/trpc/profiles.search?input=%7B%22query%22:%22${escapes}%22%7D`);
	expect(own).toMatchObject(ownRefused(400, "request/query-not-utf8"));
});

it("takes a query of any UTF-8, and a sign of percent", async () => {
	const ada = await (await openSite()).player("ada");
	for (const query of ["100%", "%C3%A4%zz", "%F0%9F%94%91"])
		expect((await ada.get(`/user/search?query=${query}`)).status).toBe(200);
});

it("refuses it in the build too, which drops calls whose result nothing uses", async () => {
	const entry = join(import.meta.dirname, "../platform/http/parse-body.ts");
	const { output } = (await build({
		configFile: false,
		logLevel: "silent",
		build: { ssr: entry, write: false, target: "node24" },
		ssr: { noExternal: true },
	})) as Rolldown.RolldownOutput;
	const code = Buffer.from(output[0].code).toString("base64");
	const { checkQuery } = await import(/* @vite-ignore */ `data:text/javascript;base64,${code}`);
	expect(() => checkQuery("?a=%FF")).toThrow();
	expect(() => checkQuery("?a=%C3%A4")).not.toThrow();
});
