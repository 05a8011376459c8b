import { expect, it } from "vitest";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";

onAnyDatabase((openSite) => {
	it("renames a player, and frees the old name", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const answer = await ada.send("PATCH", "/user/profile", { username: " Lovelace " });
		expect(answer).toMatchObject({ status: 200, body: { user: { _id: ada.id, username: "Lovelace" } } });
		expect((await ada.get("/user/me")).body).toEqual(answer.body);
		const newcomer = { email: "new@example.org", username: "ADA", password: "correct horse" };
		expect((await site.visitor().post("/auth/register", newcomer)).status).toBe(201);
	});

	it("changes the case of the player's name", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		expect(await ada.send("PATCH", "/user/profile", { username: "ADA" })).toMatchObject({
			status: 200,
			body: { user: { username: "ADA" } },
		});
	});

	it("refuses an invalid name", async () => {
		const ada = await (await openSite()).player("ada");
		for (const username of ["  ", null, "ab", "a/b/c"])
			expect((await ada.send("PATCH", "/user/profile", { username })).status, `${username}`).toBe(400);
	});

	it("refuses reserved names, but lets a player keep one", async () => {
		const site = await openSite();
		const [ada, admin] = [await site.player("ada"), await site.player("admin_1")];
		const refused = {
			status: 400,
			body: {
				message: "This name is reserved. Please choose another one.",
				code: "accounts/username-reserved",
			},
		};
		for (const username of ["support", "H1lo", "the-admin"])
			expect(await ada.send("PATCH", "/user/profile", { username })).toMatchObject(refused);
		expect(await admin.send("PATCH", "/user/profile", { username: "Admin_1" })).toMatchObject({
			status: 200,
			body: { user: { username: "Admin_1" } },
		});
		expect(await admin.send("PATCH", "/user/profile", { username: "Admin_2" })).toMatchObject(refused);
	});

	it("changes no other field", async () => {
		const ada = await (await openSite()).player("ada");
		const before = await ada.get("/user/me");
		const wishes = { isAdmin: true, is_admin: 1, xp: 5000, email: "other@example.org" };
		expect(await ada.send("PATCH", "/user/profile", wishes)).toMatchObject({
			status: 200,
			body: before.body,
		});
	});
});

onEachDatabase((openSite) => {
	it("gives a name that two players request together to one of them", async () => {
		const site = await openSite();
		const both = [await site.player("ada"), await site.player("bob")];
		const answers = await Promise.all(
			both.map((player) => player.send("PATCH", "/user/profile", { username: "queen" })),
		);
		expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
	});
});
