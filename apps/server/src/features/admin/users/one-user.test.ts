import { expect, it } from "vitest";
import { playTo } from "../../../testing/playing.ts";
import { refusal } from "../../../testing/refusal.ts";
import { onAnyDatabase, onEachDatabase } from "../../../testing/sites.ts";
import { storedContent } from "../../../testing/stored-content.ts";
import { takeMails } from "../../../testing/take-mails.ts";
import { COUNTRY } from "../../../testing/test-pools.ts";
import type { TestSite } from "../../../testing/test-site.ts";

async function openPlayers(site: TestSite) {
	const root = await site.player("root", { isAdmin: true });
	const ada = await site.player("ada");
	const audit = async () =>
		(await root.api.admin.user.query({ id: ada.id })).audit.map(({ action, before, after }) => [
			action,
			before,
			after,
		]);
	return { root, ada, audit };
}
const code = async (call: Promise<unknown>) => (await refusal(call)).code;

onAnyDatabase((openSite) => {
	it("shows what is stored about an account", async () => {
		const site = await openSite();
		const { root, ada } = await openPlayers(site);
		await playTo(site, ada, COUNTRY, 3);
		await ada.api.play.start.mutate({ game: "country" });
		await ada.api.moderation.report.mutate({ kind: "person", userId: root.id, reason: "spam", text: "Hm" });
		await root.api.moderation.report.mutate({ kind: "person", userId: ada.id, reason: "abuse" });
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Rude", until: null });
		const user = await root.api.admin.user.query({ id: ada.id });
		expect(user).toMatchObject({
			username: "ada",
			suspendedUntil: "+275760-09-13T00:00:00.000Z",
			suspension: { reason: "Rude", byName: "root", until: null },
			sessions: [],
			scores: [{ key: "countryGame", highScore: 3, verified: true }],
			customGames: { count: 0, latest: [] },
			tickets: [],
			reportsAbout: [{ kind: "person", reason: "abuse", decision: null, reporter: { username: "root" } }],
			reportsBy: { sent: 1, dismissed: 0, latest: [{ kind: "person", reason: "spam" }] },
			audit: [{ action: "user.suspend", actor: { kind: "administrator", name: "root" } }],
		});
		expect(user.runs.map(({ game, score, status }) => [game, score, status])).toEqual([
			["Countries", 0, "playing"],
			["Countries", 3, "wrong"],
		]);
		expect(await code(root.api.admin.user.query({ id: "nobody" }))).toBe("accounts/user-not-found");
	});

	it("ends all sessions of a user, and all but the current one of the administrator", async () => {
		const site = await openSite();
		const { root, ada, audit } = await openPlayers(site);
		const phone = site.visitedBy(root);
		await site.signIn(phone);
		await root.api.admin.endSessions.mutate({ userId: ada.id });
		await root.api.admin.endSessions.mutate({ userId: root.id });
		const statuses = [ada, phone, root].map(async (player) => (await player.get("/user/me")).status);
		expect(await Promise.all(statuses)).toEqual([401, 401, 200]);
		expect(await audit()).toEqual([["user.end-sessions", null, null]]);
	});

	it("deletes a user only if the typed name matches, and never an administrator", async () => {
		const site = await openSite();
		const { root, ada } = await openPlayers(site);
		const eve = await site.player("eve", { isAdmin: true });
		await playTo(site, ada, COUNTRY, 2);
		const remove = (userId: string, username: string) =>
			root.api.admin.deleteUser.mutate({ userId, username });
		expect(await code(remove(ada.id, "Ada"))).toBe("admin/name-differs");
		expect(await code(remove(eve.id, "eve"))).toBe("admin/deletion-of-administrator");
		expect(await code(remove(root.id, "root"))).toBe("admin/deletion-of-oneself");
		await remove(ada.id, "ada");
		expect((await ada.get("/user/me")).status).toBe(401);
		expect((await takeMails(site)).map(({ kind, to }) => [kind, to])).toEqual([
			["deleted", "ada@example.org"],
		]);
		const log = await site.db.kysely.selectFrom("audit_log").selectAll().orderBy("id").execute();
		expect(log).toMatchObject([{ action: "user.delete", subject_id: ada.id, subject_name: "ada" }]);
		// Twice in the audit log, once in deleted_accounts.
		expect((await storedContent(site.db)).split(ada.id)).toHaveLength(4);
		expect(await code(remove(ada.id, "ada"))).toBe("accounts/user-not-found");
	});

	it("demotes an administrator unless it is the last, and promotes no suspended user", async () => {
		const site = await openSite();
		const { root, ada } = await openPlayers(site);
		const set = (userId: string, isAdmin: boolean) => root.api.admin.setAdmin.mutate({ userId, isAdmin });
		expect(await code(set(root.id, false))).toBe("accounts/last-admin");
		await root.api.moderation.suspend.mutate({ userId: ada.id, reason: "Spam", until: null });
		expect(await code(set(ada.id, true))).toBe("admin/promotion-of-hidden");
		await root.api.moderation.lift.mutate({ userId: ada.id });
		await set(ada.id, true);
		await set(root.id, false);
		expect(await code(set(root.id, true))).toBe("admin/access-denied");
	});
});

onEachDatabase((openSite) => {
	it("resets the scores of one game or of all games, on the boards and for the player", async () => {
		const site = await openSite();
		const { root, ada, audit } = await openPlayers(site);
		await playTo(site, ada, COUNTRY, 3);
		const board = (period: "all" | "month") =>
			site.visitor().api.leaderboards.classic.query({ key: "countryGame", period });
		const rank = () => ada.api.leaderboards.ownRank.query({ key: "countryGame", period: "all" });
		expect(await rank()).toMatchObject({ rank: 1, of: 1 });
		await root.api.admin.resetScores.mutate({ userId: ada.id, game: "githubGame" });
		expect(await board("all")).toHaveLength(1);
		await root.api.admin.resetScores.mutate({ userId: ada.id, game: "all" });
		expect([await board("all"), await board("month"), await rank()]).toEqual([[], [], null]);
		expect((await ada.api.me.get.query()).user?.games.countryGame.highScore).toBe(0);
		expect(site.received(ada.id)).toContainEqual({ kind: "me" });
		expect(await audit()).toEqual([
			["user.reset-scores", { countryGame: 3 }, { game: "all" }],
			["user.reset-scores", {}, { game: "githubGame" }],
		]);
		await playTo(site, ada, COUNTRY, 2);
		expect(await rank()).toMatchObject({ rank: 1, of: 1, score: 2 });
	});
});
