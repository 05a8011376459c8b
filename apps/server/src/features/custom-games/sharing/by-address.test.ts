import { expect, it } from "vitest";
import type { Mail } from "../../../platform/mail/mail.ts";
import { befriend } from "../../../testing/befriend.ts";
import { exportOf } from "../../../testing/export-of.ts";
import { insertGames } from "../../../testing/games.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { linkIn, takeMails } from "../../../testing/take-mails.ts";
import type { TestSite } from "../../../testing/test-site.ts";
import { addressHash, LIMITS } from "./mail-strangers.ts";
import { sweepMailLinks } from "./unsubscribe.ts";

const ONE_CLICK = {
	method: "POST",
	body: "List-Unsubscribe=One-Click",
	headers: { "Content-Type": "application/x-www-form-urlencoded", Origin: "https://mail.example" },
};

async function open(site: TestSite) {
	const [ada, bob] = [await site.player("ada"), await site.player("bob")];
	const games = await insertGames(site, ada, { closed: { privacy: "private", name: "Rivers" } });
	return { ada, bob, ...games };
}

function oneClick(mail: Mail | undefined): string {
	const [, url = ""] = /^<(.+)>$/.exec(mail?.headers?.["List-Unsubscribe"] ?? "") ?? [];
	return new URL(url).pathname;
}

onAnyDatabase((openSite) => {
	it("invites a verified account, mails the link to other addresses, and answers both alike", async () => {
		const site = await openSite({ settings: { smtpUrl: "smtp://mail.example" } });
		const { ada, bob, closed } = await open(site);
		const cat = await site.player("cat");
		await site.db.kysely
			.updateTable("users")
			.set({ email_verified_at: 1 })
			.where("id", "=", bob.id)
			.execute();
		const invite = (...emails: string[]) =>
			ada.api.customGames.invite.mutate({ id: closed.id, emails, message: "Come & play\nada" });
		const answers = await Promise.all([
			invite(" BOB@example.org"),
			invite("cat@example.org"),
			invite("new@example.org", "NEW@example.org", "ada@example.org"),
		]);
		expect(answers).toEqual(Array(3).fill({ invited: 1 }));
		expect((await bob.api.me.get.query()).user?.gameInvitations).toBe(1);
		expect((await cat.api.me.get.query()).user?.gameInvitations).toBe(0);
		const mails = await takeMails(site);
		expect(mails.map(({ to }) => to).sort()).toEqual(["cat@example.org", "new@example.org"]);
		expect(mails[0]).toMatchObject({
			subject: "ada invites you to play “Rivers”",
			text: expect.stringContaining("> Come & play\n> ada\n\nPlay the game:\n"),
			html: expect.stringContaining("Come &amp; play<br>ada</blockquote>"),
			headers: { "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" },
		});
		expect(mails[0]?.text).toContain("You need no account. With a free account you keep your scores.");
		const link = linkIn(mails[0]);
		expect(`${link.pathname}${link.search}`).toBe(`/custom-game/${closed.id}?key=${closed.key}`);
		expect(JSON.stringify(await site.db.kysely.selectFrom("mail_links").selectAll().execute())).not.toMatch(
			/example/,
		);
		expect((await ada.post(`/custom-games/${closed.id}/invite`, { emails: ["cat"] })).body).toMatchObject({
			message: "Please enter a valid email address",
		});
	});

	it("takes 20 addresses a day, all or none, with or without an account, and ten mails to one address", async () => {
		const site = await openSite();
		const { ada, closed } = await open(site);
		const named = (count: number) => Array.from({ length: count }, (_, n) => `somebody-${n}@example.org`);
		const invite = (emails: string[]) => ada.api.customGames.invite.mutate({ id: closed.id, emails });
		expect(await refusal(invite(named(21)))).toMatchObject({
			status: 429,
			code: "custom-games/too-many-mails",
		});
		expect(await takeMails(site)).toEqual([]);
		await site.services.limits.take(LIMITS.mails, ada.id, undefined, 17);
		await invite(["bob@example.org", ...named(1)]);
		expect(await refusal(invite(named(2)))).toMatchObject({ code: "custom-games/too-many-mails" });
		await invite(named(1));
		expect(await takeMails(site)).toHaveLength(2);
		await site.services.limits.take(LIMITS.mailsTo, addressHash("somebody-0@example.org"), undefined, 7);
		const sender = await site.player("sender");
		const { open: all } = await insertGames(site, sender, { open: { privacy: "public" } });
		for (const sent of [1, 0]) {
			const input = { id: all.id, emails: ["somebody-0@example.org"] };
			expect(await sender.api.customGames.invite.mutate(input)).toEqual({ invited: 1 });
			expect(await takeMails(site)).toHaveLength(sent);
		}
		site.clock.advance(24 * 60 * 60_000);
		await invite(named(2));
		expect(await takeMails(site)).toHaveLength(2);
	});
});

onEachDatabase((openSite) => {
	it("hides the owner of an address until they accept, or a friend invites them by name", async () => {
		const site = await openSite();
		const { ada, bob, closed } = await open(site);
		const [byName] = [await site.player("cat")];
		await befriend(site, ada, byName);
		const invite = ada.api.customGames.invite;
		await invite.mutate({ id: closed.id, emails: ["bob@example.org", "cat@example.org"] });
		const sent = async () =>
			(await ada.api.customGames.sentInvitations.query({ id: closed.id })).map(({ user, status }) => [
				user.username,
				status,
			]);
		const shownInvitations = async () => {
			const { body } = await ada.get(`/custom-games/${closed.id}`);
			return [await sent(), (body as { invitations: object[] }).invitations.length];
		};
		expect(await shownInvitations()).toEqual([[], 0]);
		expect((await exportOf(ada)).gameInvitations.sent).toEqual([]);
		expect(site.received(ada.id)).toEqual([]);
		const withdraw = ada.api.customGames.withdrawInvitation.mutate({ id: closed.id, userId: bob.id });
		expect(await refusal(withdraw)).toMatchObject({ code: "custom-games/no-invitation" });
		await invite.mutate({ id: closed.id, userIds: [byName.id] });
		expect(await sent()).toEqual([["cat", "pending"]]);
		expect(site.received(byName.id)).toHaveLength(1);
		await bob.api.customGames.respond.mutate({ id: closed.id, status: "accepted" });
		expect(await sent()).toEqual([
			["bob", "accepted"],
			["cat", "pending"],
		]);
		expect((await exportOf(bob)).gameInvitations.received).toMatchObject([
			{ gameName: "Rivers", status: "accepted", from: { username: "ada" } },
		]);
	});

	it("ends when the link is renewed", async () => {
		const site = await openSite();
		const { ada, bob, closed } = await open(site);
		await ada.api.customGames.invite.mutate({ id: closed.id, emails: ["bob@example.org"] });
		await ada.api.customGames.renewLink.mutate({ id: closed.id });
		expect(await bob.api.customGames.invitations.query()).toEqual([]);
		expect((await bob.get(`/custom-games/${closed.id}`)).status).toBe(403);
	});

	it("stops mails for good after one click in a mail, without telling the senders", async () => {
		const site = await openSite();
		const { ada, closed } = await open(site);
		const invite = () =>
			ada.api.customGames.invite.mutate({ id: closed.id, emails: ["new@example.org", "other@example.org"] });
		await invite();
		const [first, second] = await takeMails(site);
		const refused = first?.to;
		expect((await site.app.request(oneClick(first), { method: "GET" })).status).toBe(404);
		const pressed = await site.app.request(oneClick(first), ONE_CLICK);
		expect([pressed.status, pressed.headers.get("Set-Cookie")]).toEqual([200, null]);
		expect((await site.app.request(oneClick(first), ONE_CLICK)).status).toBe(200);
		expect((await site.app.request("/unsubscribe/unknown", ONE_CLICK)).status).toBe(404);
		expect(await invite()).toEqual({ invited: 2 });
		expect((await takeMails(site)).map(({ to }) => to)).toEqual([second?.to]);

		const token = oneClick(second).split("/").at(-1) ?? "";
		await site.visitor().api.customGames.unsubscribe.mutate({ token });
		await invite();
		expect(await takeMails(site)).toEqual([]);
		site.clock.advance(200 * 24 * 60 * 60_000);
		await site.signIn(ada);
		await sweepMailLinks(site.operator);
		expect(await refusal(site.visitor().api.customGames.unsubscribe.mutate({ token }))).toMatchObject({
			status: 404,
		});
		await invite();
		expect((await takeMails(site)).map(({ to }) => to)).not.toContain(refused);
	});
});
