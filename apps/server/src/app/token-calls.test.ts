import { randomInt } from "node:crypto";
import type { Scope } from "@hilo/rules/api-tokens/scopes";
import { newToken } from "@hilo/rules/api-tokens/token";
import { expect, it } from "vitest";
import { createCallerFactory } from "../platform/procedures.ts";
import { hashSecret } from "../platform/system/ids.ts";
import { CountedDatabase } from "../testing/counted-database.ts";
import { onAnyDatabase, onEachDatabase, onOneDatabase } from "../testing/sites.ts";
import { openToken, withToken } from "../testing/tokens.ts";
import { appRouter } from "./app-router.ts";

const createCaller = createCallerFactory(appRouter);

const INVALID = { status: 401, body: { code: "api-tokens/invalid" } };

onEachDatabase((openSite) => {
	it("costs one look-up, known or not, and none if it is malformed", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ wrapDatabase: counted.wrap });
		const ada = await site.player("ada");
		const known = await openToken(site, ada);
		const expired = await openToken(site, ada, { expiresAt: site.clock.now() });
		const reads = (token: string) => counted.fewestReads(() => withToken(site, token).get("/auth/none"));
		const without = await counted.fewestReads(() => site.visitor().get("/auth/none"));
		const each = [known, expired, newToken("player", randomInt), newToken("administrator", randomInt)];
		for (const token of each) expect((await reads(token)) - without).toBe(1);
		expect(await reads(`${known.slice(0, -1)}-`)).toBe(without);
	});
});

onAnyDatabase((openSite) => {
	it("ends the live stream of a token that has ended", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await openToken(site, ada);
		const [token] = await ada.api.apiTokens.list.query();
		const stream = site.services.live.streams.open({
			userId: ada.id,
			sessionId: token?.id ?? "",
			isAdmin: false,
			address: "192.0.2.1",
		});
		const next = async () => (await stream.next()).value;
		expect(await next()).toMatchObject({ kind: "connected" });
		site.services.live.streams.recheck("everyone");
		await site.settled();
		await site.db.kysely.deleteFrom("api_tokens").execute();
		site.services.live.streams.recheck("everyone");
		expect(await next()).toMatchObject({ kind: "over", why: "signed-out" });
	});
});

const openSite = onOneDatabase();

it("calls as its owner, whatever cookies come with it, and sets none", async () => {
	const site = await openSite();
	const [ada, ben] = [await site.player("ada"), await site.player("ben")];
	const headers = { Authorization: `bearer ${await openToken(site, ada, { scopes: ["read", "play"] })}` };
	expect(await ben.get("/user/me", headers)).toMatchObject({ body: { user: { username: "ada" } } });
	ben.cookies.set("hilo_session", "unknown");
	expect((await ben.get("/user/me", headers)).status).toBe(200);
	expect(ben.setCookies).toEqual([]);
	expect((await ben.post("/trpc/daily.start", {}, headers)).status).toBe(200);
	expect(ben.setCookies).toEqual([]);
	expect(await ben.get("/user/me", { Authorization: "Basic YTpi" })).toMatchObject({ status: 401 });
});

it("is refused beside a valid cookie, and made of the stored hash", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const token = await openToken(site, ada);
	const hash = hashSecret(token);
	const made = [hash, `hilo_player_${hash}`, `${token.slice(0, -6)}${hash.slice(0, 6)}`, `${token}0`, ""];
	for (const wrong of made)
		expect(await ada.get("/user/me", { Authorization: `Bearer ${wrong}` }), wrong).toMatchObject(INVALID);
	for (const path of ["/leaderboard/githubGame", "/game-status", "/none"])
		expect(await ada.get(path, { Authorization: `Bearer ${hash}` }), path).toMatchObject(INVALID);
});

it("needs no origin of the site, which a cookie does", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const foreign = { Origin: "https://elsewhere.example", "Sec-Fetch-Site": "cross-site" };
	const Authorization = `Bearer ${await openToken(site, ada, { scopes: ["play"] })}`;
	expect((await ada.post("/user/check-badges", {}, foreign)).status).toBe(403);
	expect((await ada.post("/user/check-badges", {}, { ...foreign, Authorization })).status).toBe(200);
});

it("does not tell whether the own record is unchanged without the scope", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const [reader, player] = [await openToken(site, ada), await openToken(site, ada, { scopes: ["play"] })];
	for (const path of ["/user/me", "/trpc/me.get"]) {
		const tag = { "If-None-Match": (await ada.get(path)).headers.get("ETag") ?? "" };
		expect((await withToken(site, reader).get(path, tag)).status).toBe(304);
		expect((await withToken(site, player).get(path, tag)).status).toBe(403);
	}
	expect((await withToken(site, player).get("/user/export")).status).toBe(403);
	expect((await withToken(site, reader).get("/user/export")).status).toBe(200);
});

it("has an administrator's rights outside the administration only with admin:write", async () => {
	const site = await openSite();
	const [ada, root] = [await site.player("ada"), await site.player("root", { isAdmin: true })];
	const ticket = await ada.api.support.create.mutate({ subject: "Score", message: "Gone.", clientId: "1" });
	const close = async (...scopes: Scope[]) => {
		const token = await openToken(site, root, { kind: "administrator", scopes });
		return (await withToken(site, token).post("/trpc/support.close", { id: ticket.id })).status;
	};
	expect(await close("social", "admin:read")).toBe(404);
	expect(await close("social", "admin:write")).toBe(200);
});

it("keeps a stream open, whatever scopes it has", async () => {
	const site = await openSite();
	const root = await site.player("root", { isAdmin: true });
	for (const scopes of [["read"], ["read", "admin:write"]] as const) {
		const token = await openToken(site, root, { kind: "administrator", scopes });
		const actor = await site.services.auth.apiTokens.authenticate(token, () => "machine");
		if (!actor) throw new Error("The token is not known");
		const events = await createCaller({ ...site.operator, actor }).live.events();
		const stream = events[Symbol.asyncIterator]();
		expect((await stream.next()).value).toMatchObject({ kind: "connected" });
		site.services.live.streams.recheck("everyone");
		site.services.live.notifyClients([root.id], { kind: "me" });
		await site.settled();
		expect((await stream.next()).value).toMatchObject({ kind: "event" });
		await stream.return?.();
	}
});

it("has limits of its own", async () => {
	const site = await openSite();
	const ada = await site.player("ada");
	const [bot, other] = [await openToken(site, ada, { scopes: ["play"] }), await openToken(site, ada)];
	const write = async (token: string) => (await withToken(site, token).post("/user/check-badges")).status;
	for (let call = 0; call < 60; call++) expect(await write(bot)).toBe(200);
	expect(await write(bot)).toBe(429);
	expect(await write(other)).toBe(403);
	expect((await ada.post("/user/check-badges")).status).toBe(200);
});

it("may read as often as a network address, wherever the reads come from", async () => {
	const site = await openSite();
	const headers = { Authorization: `Bearer ${await openToken(site, await site.player("ada"))}` };
	const read = async (address: string) =>
		(await site.visitor({ headers, address }).get("/trpc/site.maintenance")).status;
	for (let call = 0; call < 300; call++) {
		expect(await read("192.0.2.1")).toBe(200);
		expect(await read("192.0.2.2")).toBe(200);
	}
	expect(await read("192.0.2.3")).toBe(429);
});

it("counts writes with invalid tokens by address", async () => {
	const site = await openSite();
	const write = async () => (await withToken(site, "wrong").post("/user/check-badges")).status;
	for (let call = 0; call < 300; call++) expect(await write()).toBe(401);
	expect(await write()).toBe(429);
});
