import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase } from "../../testing/sites.ts";

onAnyDatabase((openSite) => {
	it("renames only the player who calls", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const bob = await site.player("bob");
		const { user } = await ada.api.profiles.rename.mutate({ username: " Ada.L " });
		expect(user).toMatchObject({ id: ada.id, username: "Ada.L" });
		expect((await ada.send("PATCH", "/user/profile", { username: "ADA.L" })).body).toMatchObject({
			user: { username: "ADA.L" },
		});
		expect((await bob.api.me.get.query()).user?.username).toBe("bob");
	});

	it("refuses visitors", async () => {
		const site = await openSite();
		const call = site.visitor().api.profiles.rename.mutate({ username: "nobody" });
		expect(await refusal(call)).toMatchObject({ status: 401 });
	});

	it("answers 304 for the own record until it changes", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const ask = (etag?: string | null) =>
			ada.fetch("/api/trpc/me.get", etag ? { headers: { "If-None-Match": etag } } : {});
		const first = await ask();
		const etag = first.headers.get("ETag");
		expect(first.headers.get("Cache-Control")).toBe("private, no-cache");
		expect(etag).toBe((await ada.get("/user/me")).headers.get("ETag"));
		expect((await ask(etag)).status).toBe(304);
		await ada.api.profiles.rename.mutate({ username: "ada-l" });
		const changed = await ask(etag);
		expect(changed.status).toBe(200);
		expect(await changed.text()).toContain("ada-l");
		const visitors = await site.visitor().fetch("/api/trpc/me.get");
		expect(visitors.headers.get("ETag")).toBeNull();
		expect(visitors.headers.get("Cache-Control")).toBe("no-store");
	});
});
