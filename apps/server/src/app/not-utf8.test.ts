import { join } from "node:path";
import { build, type Rolldown } from "vite";
import { expect, it } from "vitest";
import { MAX_JSON_BYTES } from "../platform/http/parse-body.ts";
import type { Browser } from "../testing/browser.ts";
import { onOneDatabase } from "../testing/sites.ts";
import type { TestSite } from "../testing/test-site.ts";

const openSite = onOneDatabase();
const JSON_TYPE = { "Content-Type": "application/json" };

/** Through our own door and through tRPC's adapter; a tRPC error has its code elsewhere. */
const DOORS: [name: string, path: string, headers: Record<string, string>][] = [
	["REST", "/api/auth/register", JSON_TYPE],
	["REST in Latin-1", "/api/auth/register", { "Content-Type": "application/json; charset=iso-8859-1" }],
	["tRPC", "/api/trpc/accounts.register", JSON_TYPE],
	["tRPC, by its adapter", "/api/trpc/accounts.register?connectionParams=%7B%7D", JSON_TYPE],
	["tRPC, chunked", "/api/trpc/accounts.register", { ...JSON_TYPE, "Transfer-Encoding": "chunked" }],
	["REST, chunked", "/api/auth/register", { ...JSON_TYPE, "Transfer-Encoding": "chunked" }],
];

function withPassword(password: Buffer): Uint8Array<ArrayBuffer> {
	const [before = "", after = ""] = JSON.stringify({
		email: "ada@example.org",
		username: "ada",
		password: "?",
	}).split("?");
	return Buffer.concat([Buffer.from(before), password, Buffer.from(after)]);
}

async function send(
	browser: Browser,
	path: string,
	headers: Record<string, string>,
	body: Uint8Array<ArrayBuffer>,
) {
	const response = await browser.open(path, { method: "POST", headers, body });
	return { status: response.status, text: await response.text() };
}

const countUsers = async ({ db }: TestSite) =>
	(await db.kysely.selectFrom("users").select("id").execute()).length;

it.each(DOORS)("%s refuses a body that is not UTF-8", async (_, path, headers) => {
	const site = await openSite({ settings: { rateLimits: false } });
	const browser = site.visitor();
	for (const [name, password] of [
		["Latin-1", Buffer.from("ääääää", "latin1")],
		["an overlong form", Buffer.from("abcdef\xc0\x80", "latin1")],
		["half a surrogate pair", Buffer.from("abcdef\xed\xa0\x80", "latin1")],
		["past the last character", Buffer.from("abcdef\xf5\x80\x80\x80", "latin1")],
		["a character cut off", Buffer.from("abcdef\xe2\x82", "latin1")],
		["Shift_JIS", Buffer.from("\x83p\x83X\x83\x8f\x81[\x83h", "latin1")],
	] as const) {
		const { status, text } = await send(browser, path, headers, withPassword(password));
		expect({ name, status }).toEqual({ name, status: 400 });
		expect(text, name).toContain("The request's body is not UTF-8.");
		expect(text, name).toContain("request/not-utf8");
	}
	const batch = '{"0":{"email":"ada@example.org","username":"ada","password":"p\xe4ssword"}}';
	expect(
		await send(browser, "/api/trpc/accounts.register?batch=1", JSON_TYPE, Buffer.from(batch, "latin1")),
	).toMatchObject({ status: 400 });
	expect(await countUsers(site)).toBe(0);
	for (const rest of ["\ufeff", ""]) {
		const body = Buffer.concat([Buffer.from(rest), withPassword(Buffer.from("pässwörd 🔑"))]);
		expect((await send(browser, path, headers, body)).status).not.toBe(400);
	}
	expect(await countUsers(site)).toBe(1);
});

it("refuses it after the caller, the type and the size", async () => {
	const site = await openSite();
	const latin1 = Buffer.from('{"username":"é"}', "latin1");
	for (const type of ["application/json", "application/json; a=b"])
		expect(
			await send(site.visitor(), "/api/trpc/profiles.rename", { "Content-Type": type }, latin1),
		).toMatchObject({
			status: 401,
		});
	const ada = await site.player("ada");
	const large = Buffer.alloc(MAX_JSON_BYTES + 1, 0xff);
	expect(await send(ada, "/api/auth/login", { "Content-Type": "text/plain" }, latin1)).toMatchObject({
		status: 415,
	});
	expect(await send(ada, "/api/auth/login", JSON_TYPE, large)).toMatchObject({ status: 413 });
	expect(await send(ada, "/api/trpc/accounts.login", JSON_TYPE, large)).toMatchObject({ status: 413 });
});

it.each(["%FF", "%C3", "a%e4b", "%ED%A0%80", "%C0%80"])("refuses a query with %s", async (escapes) => {
	const site = await openSite();
	const ada = await site.player("ada");
	const refused = { status: 400, body: { code: "request/query-not-utf8" } };
	expect(await ada.get(`/user/search?query=${escapes}`)).toMatchObject(refused);
	expect(await ada.get(`/game-status?${escapes}=1`)).toMatchObject(refused);
	const input = `%7B%22query%22:%22${escapes}%22%7D`;
	for (const rest of ["", "&connectionParams=%7B%7D"]) {
		const { status, body } = await ada.get(`/trpc/profiles.search?input=${input}${rest}`);
		expect({ status, body }).toMatchObject({
			status: 400,
			body: { error: { data: { appCode: "request/query-not-utf8" } } },
		});
	}
});

it("refuses it in the build too, which drops calls whose result nothing uses", async () => {
	const built = await build({
		configFile: false,
		logLevel: "silent",
		build: {
			ssr: join(import.meta.dirname, "../platform/http/parse-body.ts"),
			write: false,
			target: "node24",
		},
		ssr: { noExternal: true },
	});
	const { output } = built as Rolldown.RolldownOutput;
	const { checkQuery } = await import(
		/* @vite-ignore */ `data:text/javascript;base64,${Buffer.from(output[0].code).toString("base64")}`
	);
	for (const query of ["?a=%FF", "?a=b%ED%A0%80"]) expect(() => checkQuery(query)).toThrow();
	expect(() => checkQuery("?a=%C3%A4")).not.toThrow();
});

it("takes a query of any UTF-8, and a sign of percent", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	for (const query of ["100%", "100%25", "%C3%A4%zz", "%F0%9F%94%91"])
		expect((await ada.get(`/user/search?query=${query}`)).status).toBe(200);
});
