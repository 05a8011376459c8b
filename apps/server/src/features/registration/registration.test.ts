import type { RegistrationMode } from "@hilo/rules/site/registration";
import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { refusal } from "../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { deleteOldInvitations } from "./invitations.ts";

async function openedBy(site: TestSite) {
	const root = await site.player("root", { isAdmin: true });
	return {
		root: root.api,
		setMode: (registration: RegistrationMode) => root.api.site.setRegistration.mutate({ registration }),
		invite: async (uses = 1, note = "") =>
			keyOf((await root.api.registration.createInvitation.mutate({ uses, days: 1, note })).url),
	};
}

const keyOf = (url: string) => new URL(url).searchParams.get("key") ?? "";

function join(site: TestSite, username: string, invitation?: string) {
	const account = { username, email: `${username}@example.org`, password: PASSWORD };
	return site.visitor().post("/auth/register", { ...account, ...(invitation && { invitation }) });
}

const usernames = async (site: TestSite) => {
	const rows = await site.db.kysely.selectFrom("users").select("username").orderBy("username").execute();
	return rows.map(({ username }) => username);
};

onEachDatabase((openSite) => {
	it("gives the last use to one of several simultaneous registrations", async () => {
		const site = await openSite();
		const { invite } = await openedBy(site);
		const key = await invite(2);
		const answers = await Promise.all(["ada", "bob", "cem"].map((name) => join(site, name, key)));
		expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 400]);
		expect(await usernames(site)).toHaveLength(3);
	});

	it("takes no use for a registration that fails", async () => {
		const site = await openSite();
		const { root, invite } = await openedBy(site);
		const key = await invite();
		expect((await join(site, "root", key)).status).toBe(409);
		expect(await root.registration.invitations.query()).toMatchObject([{ usesLeft: 1 }]);
		expect((await join(site, "ada", key)).status).toBe(201);
	});

	it("says what a link is good for", async () => {
		const site = await openSite();
		const { root, setMode, invite } = await openedBy(site);
		const key = await invite(2);
		const shown = (link: string) => site.visitor().api.registration.invitation.query({ key: link });
		expect(await shown(key)).toMatchObject({ status: "valid", makesAdmin: false });
		expect(await shown("unknown")).toMatchObject({ status: "unknown", makesAdmin: false });
		await setMode("closed");
		expect((await shown(key)).status).toBe("closed");
		await setMode("open");
		site.clock.advance(DAY_MS);
		expect((await shown(key)).status).toBe("expired");
		expect(await join(site, "ada", key)).toMatchObject({ body: { code: "registration/invitation-expired" } });
		expect(await root.registration.invitations.query()).toEqual([]);
		site.clock.advance(7 * DAY_MS + 1);
		await deleteOldInvitations(site.operator);
		expect((await shown(key)).status).toBe("unknown");
	});
});

onAnyDatabase((openSite) => {
	it("takes no new account on a closed site, not even by an invitation", async () => {
		const site = await openSite();
		const { setMode, invite } = await openedBy(site);
		const key = await invite();
		await setMode("closed");
		const closed = { status: 403, body: { code: "registration/closed" } };
		expect(await join(site, "ada")).toMatchObject(closed);
		expect(await join(site, "ada", key)).toMatchObject(closed);
		expect(await usernames(site)).toEqual(["root"]);
		await setMode("invitation");
		expect((await join(site, "ada", key)).status).toBe(201);
	});

	it("creates an account by an invitation where one is needed", async () => {
		const site = await openSite();
		const { setMode, invite } = await openedBy(site);
		await setMode("invitation");
		expect(await join(site, "ada")).toMatchObject({
			status: 403,
			body: { code: "registration/invitation-needed", message: "New accounts need an invitation link." },
		});
		const key = await invite(1, "Chess club");
		expect(await join(site, "ada", key)).toMatchObject({ status: 201, body: { user: { isAdmin: false } } });
		expect(await join(site, "bob", key)).toMatchObject({
			status: 400,
			body: { code: "registration/invitation-used-up" },
		});
		const stored = await storedContent(site.db);
		expect(stored).toContain("ada has registered by invitation (Chess club)");
		expect(stored).not.toContain(key);
	});

	it("lists open links for administrators, who can end them", async () => {
		const site = await openSite();
		const { root, invite } = await openedBy(site);
		const key = await invite(5, " For\u3164Ada ");
		await join(site, "ada", key);
		const [invitation] = await root.registration.invitations.query();
		expect(invitation).toEqual({
			id: expect.any(String),
			note: "For Ada",
			usesLeft: 4,
			maxUses: 5,
			expiresAt: new Date(site.clock.now() + DAY_MS).toISOString(),
			createdBy: "root",
		});
		const id = invitation?.id ?? "";
		await root.registration.endInvitation.mutate({ id });
		expect(await join(site, "bob", key)).toMatchObject({ body: { code: "registration/invitation-unknown" } });
		expect(await refusal(root.registration.endInvitation.mutate({ id }))).toMatchObject({ status: 404 });
		const { rows } = await root.admin.audit.query({});
		expect(rows.map(({ action, before, after }) => [action, before, after])).toEqual([
			["invitation.end", { usesLeft: 4, expiresAt: invitation?.expiresAt }, null],
			["invitation.create", null, { uses: 5, expiresAt: invitation?.expiresAt }],
		]);
	});
});
