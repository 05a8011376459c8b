import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase } from "../../../testing/sites.ts";
import { storedContent } from "../../../testing/stored-content.ts";
import { takeMails } from "../../../testing/take-mails.ts";
import { PASSWORD, type Player, type TestSite } from "../../../testing/test-site.ts";

async function open(site: TestSite) {
	const ada = await site.player("ada");
	const boss = await site.player("boss", { isAdmin: true });
	const makeLink = async (by: Player = boss, userId = ada.id) =>
		(await by.api.admin.createPasswordLink.mutate({ userId })).url;
	const use = (url: string, password = "a new horse") => {
		const token = new URL(url).searchParams.get("token") ?? "";
		return site.visitor().api.accounts.resetPassword.mutate({ token, password });
	};
	const signIn = async (password: string) =>
		(await site.visitor().post("/auth/login", { emailOrUsername: "ada", password })).status;
	return { ada, boss, makeLink, use, signIn };
}

const USED_UP = { status: 400, code: "accounts/link-invalid" };

onAnyDatabase((openSite) => {
	it("is no longer valid once its player has become an administrator", async () => {
		const site = await openSite();
		const { ada, boss, makeLink, use, signIn } = await open(site);
		const url = await makeLink();
		await boss.api.admin.setAdmin.mutate({ userId: ada.id, isAdmin: true });
		expect(await refusal(use(url))).toMatchObject(USED_UP);
		expect(await signIn(PASSWORD)).toBe(200);
	});

	it("makes none for administrators, oneself included, and for accounts that may not sign in", async () => {
		const site = await openSite();
		const { ada, boss, makeLink } = await open(site);
		const other = await site.player("other", { isAdmin: true });
		for (const { id } of [boss, other])
			expect(await refusal(makeLink(boss, id))).toMatchObject({
				status: 409,
				code: "admin/password-link-of-administrator",
			});
		const suspension = { userId: ada.id, reason: "Rude words", until: null };
		const link = await makeLink();
		await boss.api.moderation.suspend.mutate(suspension);
		expect(await refusal(makeLink())).toMatchObject({
			status: 409,
			code: "admin/password-link-of-suspended",
		});
		await boss.api.moderation.lift.mutate({ userId: ada.id });
		const token = new URL(link).searchParams.get("token") ?? "";
		const reset = site.visitor().api.accounts.resetPassword.mutate({ token, password: "a new horse" });
		expect(await refusal(reset)).toMatchObject(USED_UP);
		expect(await refusal(makeLink(boss, "unknown"))).toMatchObject({ status: 404 });
		expect(await refusal(makeLink(await site.player("bob"), ada.id))).toMatchObject({ status: 403 });
	});

	it("makes a link by which the player chooses a new password, once and within a day", async () => {
		const site = await openSite();
		const { ada, boss, makeLink, use, signIn } = await open(site);
		const url = await makeLink();
		expect(url).toMatch(/^http:\/\/127\.0\.0\.1:3000\/reset-password\?token=[\w-]{27,}$/);
		expect(await storedContent(site.db)).not.toContain(new URL(url).searchParams.get("token"));
		expect(await signIn(PASSWORD)).toBe(200);
		site.clock.advance(DAY_MS - 1);
		expect(await takeMails(site)).toEqual([]);
		expect(await use(url)).toEqual({ username: "ada" });
		expect(await takeMails(site)).toMatchObject([{ kind: "password-changed" }]);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect(await signIn("a new horse")).toBe(200);
		expect(await refusal(use(url))).toMatchObject(USED_UP);
		const late = await makeLink();
		site.clock.advance(DAY_MS);
		expect(await refusal(use(late))).toMatchObject(USED_UP);
		const log = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		const entry = { actor_id: boss.id, action: "user.password-link", subject_id: ada.id };
		expect(log).toMatchObject([entry, entry]);
	});
});
