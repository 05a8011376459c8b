import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { PASSWORD } from "../../testing/test-site.ts";
import { giveNewPassword } from "./give-new-password.ts";

onAnyDatabase((openSite) => {
	it("sets a new password, stored nowhere, and ends all sessions of that user", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		const bob = await site.player("bob");
		const password = await giveNewPassword(site.operator, { username: "Ada" });
		expect(await storedContent(site.db)).not.toContain(password);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect((await phone.get("/user/me")).status).toBe(401);
		expect((await bob.get("/user/me")).status).toBe(200);
		const login = (as: string) =>
			site.visitor().post("/auth/login", { emailOrUsername: "ada", password: as });
		expect((await login(PASSWORD)).status).toBe(401);
		expect((await login(password)).status).toBe(200);
		const log = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		expect(log).toMatchObject([{ actor_kind: "operator", action: "user.new-password", subject_id: ada.id }]);
	});

	it("refuses an unknown name, and callers other than the operator", async () => {
		const site = await openSite();
		const unknownUser = giveNewPassword(site.operator, { username: "nobody" });
		await expect(unknownUser).rejects.toMatchObject({ code: "accounts/user-not-found" });
		await site.player("ada");
		const visitor = { ...site.operator, actor: { kind: "visitor" } as const };
		const stranger = giveNewPassword(visitor, { username: "ada" });
		await expect(stranger).rejects.toMatchObject({ code: "site/operator-only" });
	});
});
