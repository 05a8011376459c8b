import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { insertGames } from "../../testing/games.ts";
import { PIXEL } from "../../testing/pictures.ts";
import { refusal } from "../../testing/refusal.ts";
import { auditOf, notificationsOf, sendChatMessage } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const openWorld = async (site: TestSite) => ({
	root: await site.player("root", { isAdmin: true }),
	ada: await site.player("ada"),
	ben: await site.player("ben"),
});
const reportPerson = (by: Player, { id }: Player) =>
	by.api.moderation.report.mutate({ kind: "person", userId: id, reason: "abuse" });
const decisions = async ({ db }: TestSite) =>
	(await db.kysely.selectFrom("reports").select("decision").orderBy("created_at").execute()).map(
		({ decision }) => decision,
	);

const reason = "This name is reserved for the site";

async function openPlayers(site: TestSite) {
	const root = await site.player("root", { isAdmin: true });
	const ada = await site.player("admin_ada");
	const rename = (username: string, userId = ada.id) =>
		root.api.moderation.renameUser.mutate({ userId, username, reason });
	return { root, ada, rename };
}

onAnyDatabase((openSite) => {
	it("requires a message to the player, except for a dismissal", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		await reportPerson(ben, ada);
		const subject = { kind: "person", subjectId: ada.id } as const;
		for (const decision of ["warn", "remove", "suspend"] as const) {
			const refused = root.api.moderation.decide.mutate({ ...subject, decision, message: "  " });
			expect(await refusal(refused)).toMatchObject({ status: 400, code: "moderation/message-required" });
		}
		await root.api.moderation.decide.mutate({ ...subject, decision: "dismiss" });
		expect([await decisions(site), await notificationsOf(site, ada)]).toEqual([["dismissed"], []]);
	});

	it("refuses a taken name and one that is reserved, and requires a reason", async () => {
		const { root, ada, rename } = await openPlayers(await openSite());
		expect(await refusal(rename("ROOT"))).toMatchObject({ status: 409, code: "accounts/username-taken" });
		expect(await refusal(rename("H1lo"))).toMatchObject({ status: 400, code: "accounts/username-reserved" });
		const silent = root.api.moderation.renameUser.mutate({ userId: ada.id, username: "cy1", reason: " " });
		expect(await refusal(silent)).toMatchObject({ status: 400, code: "moderation/message-required" });
	});

	it("suspends the author of a message, not the player who reported it", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		await befriend(site, ada, ben);
		const subjectId = await sendChatMessage(ada, ben, "Buy my coins!");
		await ben.api.moderation.report.mutate({ kind: "message", messageId: subjectId, reason: "spam" });
		const until = new Date(site.clock.now() + DAY_MS).toISOString();
		const decision = {
			kind: "message",
			subjectId,
			decision: "suspend",
			message: "No trade.",
			until,
		} as const;
		await root.api.moderation.decide.mutate(decision);
		expect((await ada.get("/user/me")).status).toBe(401);
		expect((await ben.get("/user/me")).status).toBe(200);
		expect(await decisions(site)).toEqual(["suspended"]);
	});

	it("refuses to warn or suspend for the site's own game", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const { own } = await insertGames(site, null, { own: { privacy: "featured" } });
		await ada.api.moderation.report.mutate({ kind: "game", gameId: own.id, reason: "copyright" });
		const subject = { kind: "game", subjectId: own.id, message: "It is wrong" } as const;
		for (const decision of ["warn", "suspend"] as const) {
			const refused = root.api.moderation.decide.mutate({ ...subject, decision });
			expect(await refusal(refused)).toMatchObject({ status: 400, code: "moderation/nobody" });
		}
	});

	it("renames a player, tells them why, and records it", async () => {
		const site = await openSite();
		const { ada, rename } = await openPlayers(site);
		const ben = await site.player("ben");
		await befriend(site, ada, ben);
		await rename(" Ada ");
		expect((await ada.api.me.get.query()).user).toMatchObject({ username: "Ada" });
		expect(await ben.get("/friend/list")).toMatchObject({ body: { friends: [{ username: "Ada" }] } });
		expect((await ada.get("/support/latest-notification")).body).toMatchObject({
			notification: {
				message: `Your name was changed by an administrator. You are Ada now, and can choose another name. Reason: ${reason}`,
			},
		});
		expect(site.received(ben.id)).toContainEqual({ kind: "friends" });
		const log = site.db.kysely.selectFrom("audit_log").selectAll();
		expect(await log.execute()).toMatchObject([
			{
				action: "user.rename",
				actor_name: "root",
				subject_id: ada.id,
				subject_name: "admin_ada",
				before: JSON.stringify({ username: "admin_ada" }),
				after: JSON.stringify({ username: "Ada", reason }),
			},
		]);
	});
});

onEachDatabase((openSite) => {
	it("decides all reports about a subject in one step, for one of two administrators", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		const [eve, second] = [await site.player("eve"), await site.player("second", { isAdmin: true })];
		for (const reporter of [ben, eve]) await reportPerson(reporter, ada);
		const decision = { kind: "person", subjectId: ada.id, decision: "warn", message: "Be kind." } as const;
		const results = await Promise.allSettled(
			[root, second].map(({ api }) => api.moderation.decide.mutate(decision)),
		);
		expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
		expect(await decisions(site)).toEqual(["warned", "warned"]);
		expect(await notificationsOf(site, ada)).toEqual(["A warning from the administrators: Be kind."]);
		expect(site.received(ada.id)).toContainEqual({ kind: "notification" });
		const again = { status: 409, code: "moderation/decided-meanwhile" };
		expect(await refusal(root.api.moderation.decide.mutate(decision))).toMatchObject(again);
		const nothing = root.api.moderation.decide.mutate({ ...decision, subjectId: ben.id });
		expect(await refusal(nothing)).toMatchObject({ status: 404, code: "moderation/no-such-report" });
		expect((await auditOf(site)).map(({ action, about, after }) => ({ action, about, after }))).toEqual([
			{
				action: "report.decide",
				about: "user ada",
				after: { decision: "warn", reports: 2, message: "Be kind." },
			},
			{ action: "user.warn", about: "user ada", after: { message: "Be kind." } },
		]);
		await site.settled();
		expect(site.received(second.id)).toContainEqual({ kind: "admin" });
		expect((await root.api.moderation.queue.query({})).subjects).toEqual([]);
	});

	it("removes a message from both chats, and tells its author why", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		await befriend(site, ada, ben);
		const subjectId = await sendChatMessage(ada, ben, "Buy my coins!");
		await ben.api.moderation.report.mutate({ kind: "message", messageId: subjectId, reason: "spam" });
		site.liveEvents.clear();
		const decision = { kind: "message", subjectId, decision: "remove", message: "No trade." } as const;
		await root.api.moderation.decide.mutate(decision);
		for (const [player, other] of [
			[ada, ben],
			[ben, ada],
		] as const) {
			expect(await player.api.chat.list.query({ userId: other.id })).toMatchObject({
				removals: 1,
				messages: [{ id: subjectId, sender: ada.id, content: "Removed by an administrator" }],
			});
			expect(site.received(player.id)).toContainEqual({ kind: "message", from: other.id });
		}
		expect(await notificationsOf(site, ada)).toEqual([
			"A message of yours was removed by an administrator. Reason: No trade.",
		]);
		// A client that lost the answer sends it again, which must not bring it back.
		const again = { userId: ben.id, content: "Buy my coins!", clientId: "Buy-my-coins-" };
		expect((await ada.api.chat.send.mutate(again)).message.content).toBe("Removed by an administrator");
		expect(JSON.stringify(await auditOf(site))).not.toContain("coins");
	});

	it("resets a name and a picture", async () => {
		const site = await openSite();
		const { root, ada, ben } = await openWorld(site);
		await befriend(site, ada, ben);
		await sendChatMessage(ada, ben, "Hi");
		await ada.upload("/user/avatar", "avatar", PIXEL);
		await reportPerson(ben, ada);
		site.liveEvents.clear();
		const decision = { kind: "person", subjectId: ada.id, decision: "remove", message: "Rude." } as const;
		await root.api.moderation.decide.mutate(decision);
		const { user } = await ada.api.me.get.query();
		expect(user?.username).toMatch(/^player-[0-9a-z]{6}$/);
		expect(user?.isCustomAvatar).toBe(false);
		expect(site.received(ada.id)).toContainEqual({ kind: "me" });
		expect(site.received(ben.id)).toContainEqual({ kind: "friends" });
		const [notification] = await notificationsOf(site, ada);
		expect(notification).toContain(`You are ${user?.username} now`);
	});
});
