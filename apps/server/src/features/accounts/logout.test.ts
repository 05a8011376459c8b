import { expect, it } from "vitest";
import { onAnyDatabase } from "../../testing/sites.ts";

onAnyDatabase((openSite) => {
	it("ends the session on the server, not only in the browser", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const stolen = site.visitedBy(ada);
		expect((await ada.post("/auth/logout")).body).toEqual({ success: true });
		expect(ada.cookies.size).toBe(0);
		expect((await stolen.get("/user/me")).status).toBe(401);
	});

	it("keeps other sessions of the same player", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const phone = site.visitedBy(ada);
		await site.signIn(phone);
		await ada.api.accounts.logout.mutate();
		expect((await phone.get("/user/me")).status).toBe(200);
	});

	it("does nothing for a visitor", async () => {
		const site = await openSite();
		expect((await site.visitor().post("/auth/logout")).status).toBe(200);
	});
});
