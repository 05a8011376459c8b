import { expect, it } from "vitest";
import { onEachDatabase } from "../../../testing/sites.ts";
import type { Player } from "../../../testing/test-site.ts";

type Asked = Parameters<Player["api"]["admin"]["users"]["query"]>[0];
const names = async (root: Player, query: Asked) =>
	(await root.api.admin.users.query(query)).users.map(({ username }) => username).join(" ");

onEachDatabase((openSite) => {
	it("finds users by the start of a name or an address, and one by id", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const [ada] = [await site.player("Ada"), await site.player("adam"), await site.player("bo_b")];
		await site.db.kysely
			.updateTable("users")
			.set({ email: "Ad-min@example.org", email_key: "ad-min@example.org" })
			.where("username", "=", "root")
			.execute();
		expect(await names(root, { search: " AD" })).toBe("Ada adam root");
		expect(await names(root, { search: "adam@example" })).toBe("adam");
		expect(await names(root, { search: "b_" })).toBe("");
		expect(await names(root, { search: ada.id })).toBe("Ada");
		expect(await names(root, { search: "ad", filter: "admins" })).toBe("root");
		expect(await names(root, { search: "x", filter: "admins" })).toBe("");
	});

	it("shows all users, or those of a filter, with their state", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		site.clock.advance(1);
		const ada = await site.player("ada");
		const ben = await site.player("ben");
		const until = new Date(site.clock.now() + 1000).toISOString();
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Spam", until });
		await ben.api.accounts.deleteAccount.mutate({ password: "correct horse" });
		expect(await names(root, { filter: "suspended" })).toBe("ada");
		expect(await names(root, { filter: "leaving", order: "name" })).toBe("ben");
		expect(await names(root, { order: "name" })).toBe("ada ben root");
		const { users, next } = await root.api.admin.users.query({});
		expect(next).toBeNull();
		expect(users.at(-1)).toMatchObject({ username: "root", isAdmin: true, suspendedUntil: null });
		expect(users.find(({ id }) => id === ada.id)).toEqual({
			id: ada.id,
			username: "ada",
			email: "ada@example.org",
			avatarUrl: expect.stringContaining("/avatars/initials/"),
			createdAt: "2026-11-21T12:00:00.001Z",
			lastActiveAt: null,
			isAdmin: false,
			suspendedUntil: until,
			isLeaving: false,
			xp: 0,
		});
	});

	it("pages through all users once, in every order", async () => {
		const site = await openSite();
		const root = await site.player("root", { isAdmin: true });
		const [hash] = await site.db.kysely.selectFrom("users").select("password_hash").execute();
		await site.db.kysely
			.insertInto("users")
			.values(
				Array.from({ length: 70 }, (_, n) => ({
					id: `user-${n}`,
					username: `name-${n}`,
					username_key: n % 2 ? `name-${n}` : `other-${n}`,
					email: `name-${n}`,
					email_key: `name-${n}@example.org`,
					password_hash: hash?.password_hash ?? "",
					suspended_until: 9e12,
					created_at: n % 3,
				})),
			)
			.execute();
		const lists: Asked[] = [{}, { order: "name" }, { filter: "suspended", order: "name", search: "name-" }];
		for (const query of lists) {
			const listedIds: string[] = [];
			let cursor: string | null | undefined;
			do {
				const page = await root.api.admin.users.query({ ...query, ...(cursor && { cursor }) });
				listedIds.push(...page.users.map(({ id }) => id));
				cursor = page.next;
			} while (cursor);
			const all = query.filter || query.search ? 70 : 71;
			expect([listedIds.length, new Set(listedIds).size]).toEqual([all, all]);
		}
	});
});
