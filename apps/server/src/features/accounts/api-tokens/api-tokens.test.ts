import type { CreateTokenInput } from "@hilo/rules/api-tokens/api-tokens.schema";
import { isWellFormedToken } from "@hilo/rules/api-tokens/token";
import { expect, it } from "vitest";
import { exportOf } from "../../../testing/export-of.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { storedContent } from "../../../testing/stored-content.ts";
import { PASSWORD, type Player, type TestSite } from "../../../testing/test-site.ts";
import { openToken, withToken } from "../../../testing/tokens.ts";
import { giveNewPassword } from "../give-new-password.ts";
import { setAdmin } from "../set-admin.ts";

const BOT: CreateTokenInput = {
	kind: "player",
	name: "My bot",
	scopes: ["read"],
	days: 30,
	password: PASSWORD,
};
const TOOL: CreateTokenInput = {
	...BOT,
	kind: "administrator",
	name: "Alarm",
	scopes: ["admin:read", "admin:write"],
};

async function statusOf(site: TestSite, token: string): Promise<number> {
	return (await withToken(site, token).get("/user/me")).status;
}

onEachDatabase((openSite) => {
	it("lists all administrators' tokens for each of them, who may end them", async () => {
		const site = await openSite();
		const [root, eve] = [
			await site.player("root", { isAdmin: true }),
			await site.player("eve", { isAdmin: true }),
		];
		const { token } = await root.api.apiTokens.create.mutate(TOOL);
		expect(await root.api.apiTokens.list.query()).toEqual([]);
		const [listed] = await eve.api.apiTokens.listAdmin.query();
		expect(listed).toMatchObject({ name: "Alarm", owner: { username: "root" }, lastUse: null });
		expect(await refusal(eve.api.apiTokens.end.mutate({ id: listed?.id ?? "" }))).toMatchObject({
			status: 404,
		});
		const ada = await site.player("ada");
		const suspension = { userId: ada.id, reason: "Spam", until: null };
		await withToken(site, token).api.moderation.suspend.mutate(suspension);
		await eve.api.apiTokens.endAdmin.mutate({ id: listed?.id ?? "" });
		expect(await statusOf(site, token)).toBe(401);
		const { rows } = await root.api.admin.audit.query({});
		expect(rows.map(({ actor }) => actor.tokenName)).toEqual([null, "Alarm", null]);
		expect(rows.map(({ action, actor, before, after }) => [action, actor.name, before, after])).toEqual([
			["token.end", "eve", { name: "Alarm", scopes: TOOL.scopes }, null],
			["user.suspend", "root", null, { until: null, reason: "Spam" }],
			[
				"token.create",
				"root",
				null,
				{ name: "Alarm", scopes: TOOL.scopes, endsAt: "2026-12-21T12:00:00.000Z" },
			],
		]);
	});
});

onAnyDatabase((openSite) => {
	it("makes at most 20 for a player, not counting expired ones", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		await openToken(site, ada, { expiresAt: site.clock.now() });
		for (let made = 0; made < 20; made++) await openToken(site, ada);
		expect(await refusal(ada.api.apiTokens.create.mutate(BOT))).toMatchObject({
			status: 409,
			code: "api-tokens/too-many",
		});
	});

	it("stores the last use to within five minutes, with its kind of network", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const headers = { Authorization: `Bearer ${await openToken(site, ada)}` };
		const useFrom = async (address: string) => {
			await site.visitor({ headers, address }).get("/user/me");
			return (await ada.api.apiTokens.list.query())[0]?.lastUse;
		};
		expect((await ada.api.apiTokens.list.query())[0]?.lastUse).toBeNull();
		const first = { at: "2026-11-21T12:00:00.000Z", from: "private" };
		expect(await useFrom("192.168.1.9")).toEqual(first);
		site.clock.advance(5 * 60_000 - 1);
		expect(await useFrom("198.51.100.7")).toEqual(first);
		site.clock.advance(1);
		expect(await useFrom("198.51.100.7")).toEqual({ at: "2026-11-21T12:05:00.000Z", from: "internet" });
	});

	it.each<[string, (site: TestSite, ada: Player) => Promise<unknown>]>([
		[
			"changes the password",
			(_, ada) =>
				ada.api.accounts.changePassword.mutate({ currentPassword: PASSWORD, password: "another horse" }),
		],
		["gets a new password", (site) => giveNewPassword(site.operator, { username: "ada" })],
		[
			"is suspended",
			async (site, ada) => {
				const root = await site.player("root", { isAdmin: true });
				await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Spam", until: null });
			},
		],
		["deletes the account", (_, ada) => ada.api.accounts.deleteAccount.mutate({ password: PASSWORD })],
	])("ends the tokens of a player who %s", async (_, act) => {
		const site = await openSite();
		const ada = await site.player("ada");
		const ben = await site.player("ben");
		const [token, other] = [await openToken(site, ada), await openToken(site, ben, { expiresAt: 1e15 })];
		await act(site, ada);
		expect(await statusOf(site, token)).toBe(401);
		expect(await statusOf(site, other)).toBe(200);
	});

	it("ends an administrator's tokens with the rights, and no players' tokens", async () => {
		const site = await openSite();
		await site.player("root", { isAdmin: true });
		const eve = await site.player("eve", { isAdmin: true });
		const [tool, bot] = [await openToken(site, eve, { kind: "administrator" }), await openToken(site, eve)];
		await setAdmin(site.operator, { username: "eve", isAdmin: false });
		await setAdmin(site.operator, { username: "eve", isAdmin: true });
		expect([await statusOf(site, tool), await statusOf(site, bot)]).toEqual([401, 200]);
	});

	it("takes a token of an administrator without a scope of the administration as a player's", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const bot = withToken(site, await openToken(site, root, { scopes: ["read"] }));
		expect(await bot.api.admin.access.query()).toMatchObject({ isAdmin: false });
		await root.api.site.setMaintenance.mutate({ isOn: true });
		expect((await bot.get("/friend/list")).status).toBe(503);
		for (const [status, scopes] of [
			[503, ["read"]],
			[200, ["read", "admin:read"]],
		] as const) {
			const tool = withToken(site, await openToken(site, root, { kind: "administrator", scopes }));
			expect((await tool.get("/friend/list")).status).toBe(status);
		}
	});

	it("is not made without the password, the rights or a scope of its kind", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const codeOf = async (input: Parameters<typeof ada.api.apiTokens.create.mutate>[0]) =>
			(await refusal(ada.api.apiTokens.create.mutate(input))).code;
		expect(await codeOf({ ...BOT, password: "wrong horse" })).toBe("accounts/wrong-password");
		expect(await codeOf(TOOL)).toBe("admin/access-denied");
		expect(await codeOf({ ...BOT, scopes: ["admin:read"] })).toBe("api-tokens/scopes-required");
		expect(await codeOf({ ...BOT, scopes: [] })).toBe("api-tokens/scopes-required");
		expect(await ada.api.apiTokens.list.query()).toEqual([]);
	});

	it("makes a token that is shown once and listed without it", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const { token } = await ada.api.apiTokens.create.mutate(BOT);
		expect(isWellFormedToken(token)).toBe(true);
		expect(await storedContent(site.db)).not.toContain(token);
		expect(await withToken(site, token).get("/user/me")).toMatchObject({
			status: 200,
			body: { user: { username: "ada" } },
		});
		const [listed, ...others] = await ada.api.apiTokens.list.query();
		expect([listed, others]).toEqual([
			{
				id: expect.any(String),
				name: "My bot",
				hint: token.slice(-4),
				scopes: ["read"],
				createdAt: "2026-11-21T12:00:00.000Z",
				endsAt: "2026-12-21T12:00:00.000Z",
				lastUse: { at: "2026-11-21T12:00:00.000Z", from: "internet" },
			},
			[],
		]);
		expect((await exportOf(ada)).apiTokens).toMatchObject([
			{ kind: "player", name: "My bot", endsAt: "2026-12-21T12:00:00.000Z" },
		]);
		await ada.api.apiTokens.end.mutate({ id: listed?.id ?? "" });
		expect(await statusOf(site, token)).toBe(401);
		expect(await ada.api.apiTokens.list.query()).toEqual([]);
		expect(await refusal(ada.api.apiTokens.end.mutate({ id: listed?.id ?? "" }))).toMatchObject({
			code: "api-tokens/not-found",
		});
	});
});
