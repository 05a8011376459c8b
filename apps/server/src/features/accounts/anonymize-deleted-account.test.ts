import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { testItems } from "../../testing/games.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import { storedContent } from "../../testing/stored-content.ts";
import { PASSWORD, type TestSite } from "../../testing/test-site.ts";
import { clearDeletedAccountNames } from "../audit/clear-deleted-account-names.ts";
import { seedContent } from "../site/seed-content.ts";
import { sweepAccounts } from "./delete-account.ts";

/** The player's texts on the site: a name, a ticket's subject, two games' names. */
const WORDS = ["lovelace", "Lost score", "Looms", "Engines"];
/** The name of a game that was deleted before. */
const GONE = "Mills";

/** Those of the texts that are stored in the audit log, and outside it. */
async function wordsIn(site: TestSite) {
	const stored = await storedContent(site.db);
	const log = JSON.stringify(await site.db.kysely.selectFrom("audit_log").selectAll().execute());
	const outsideLog = stored.replace(log.slice(1, -1), "");
	const among = (text: string) => [...WORDS, GONE].filter((word) => text.includes(word));
	return { log: among(log), outsideLog: among(outsideLog) };
}

async function openSiteWithTraces(site: TestSite) {
	const root = await site.player("root", { isAdmin: true });
	const ada = await site.player("someone");
	const visitor = site.visitor();
	await visitor.post("/auth/register", {
		email: "ada@example.org",
		username: "lovelace",
		password: PASSWORD,
	});
	const { user } = await visitor.api.me.get.query();
	const userId = user?.id ?? "";
	const createGame = async (name: string) =>
		(
			await visitor.api.customGames.create.mutate({
				name,
				description: "What they weave",
				privacyLevel: "public",
				items: testItems(10),
			})
		).id;
	const [looms, engines] = [await createGame("Looms"), await createGame("Engines")];
	const gone = await createGame(GONE);
	await site.db.kysely.deleteFrom("custom_games").where("id", "=", gone).execute();
	const { body } = await visitor.post("/support", { subject: "Lost score", message: "Where is it?" });
	const { ticket } = body as { ticket: { _id: string } };
	await root.api.support.answer.mutate({ id: ticket._id, message: "Here", clientId: "1", pictures: [] });
	await root.api.moderation.feature.mutate({ gameId: looms, featured: true });
	await root.api.moderation.removeGame.mutate({ gameId: engines, reason: "Rude" });
	await ada.api.moderation.report.mutate({ kind: "person", userId, reason: "spam" });
	const decision = {
		kind: "person",
		subjectId: userId,
		decision: "warn",
		message: "Be kind, lovelace",
	} as const;
	await root.api.moderation.decide.mutate(decision);
	await root.api.moderation.renameUser.mutate({ userId, username: "lovelace2", reason: "Rude" });
	return { root, visitor, userId, looms, engines, ticketId: ticket._id };
}

onAnyDatabase((openSite) => {
	it("removes a deleted account's texts from notifications immediately, and from the log after 90 days", async () => {
		const site = await openSite();
		const { root, visitor, userId, looms, ticketId } = await openSiteWithTraces(site);
		expect(await wordsIn(site)).toEqual({ log: WORDS, outsideLog: [...WORDS, GONE] });
		await visitor.api.accounts.deleteAccount.mutate({ password: PASSWORD });
		site.clock.advance(7 * DAY_MS);
		await sweepAccounts(site.operator);
		site.log.take();
		expect(await wordsIn(site)).toEqual({ log: WORDS, outsideLog: [] });
		const notifications = await root.api.admin.notifications.query({ limit: 10 });
		expect(new Set(notifications.map(({ message }) => message))).toEqual(
			new Set(["About an account that is deleted"]),
		);
		const links = notifications.map(({ link }) => link);
		expect(links).toHaveLength(5);
		for (const link of [
			`/admin/users/${userId}`,
			`/admin/support/${ticketId}`,
			`/admin/games/custom?search=${looms}`,
		])
			expect(links).toContain(link);
		site.clock.advance(90 * DAY_MS - 1);
		await clearDeletedAccountNames(site.operator);
		expect((await wordsIn(site)).log).toEqual(WORDS);
		site.clock.advance(1);
		await clearDeletedAccountNames(site.operator);
		expect(await wordsIn(site)).toEqual({ log: [], outsideLog: [] });
		await site.signIn(root);
		const { rows } = await root.api.admin.audit.query({});
		expect(rows.map(({ action }) => action).sort()).toEqual([
			"game.feature",
			"game.remove",
			"report.decide",
			"ticket.answer",
			"user.rename",
			"user.warn",
		]);
		for (const row of rows)
			expect(row).toMatchObject({
				actor: { name: "root" },
				subject: { id: expect.stringMatching(/./), name: "(deleted)" },
				before: null,
				after: null,
			});
		expect(await site.db.kysely.selectFrom("deleted_accounts").selectAll().execute()).toEqual([]);
	});
});

onEachDatabase((openSite) => {
	it("removes the name of an administrator whose account is deleted", async () => {
		const site = await openSite();
		await seedContent(site.operator);
		const root = await site.player("root", { isAdmin: true });
		const eve = await site.player("evelyn", { isAdmin: true });
		const [ben, cy] = [await site.player("ben"), await site.player("cy")];
		const { body } = await ben.post("/support", { subject: "Colours", message: "Why?" });
		const { ticket } = body as { ticket: { _id: string } };
		await eve.api.support.answer.mutate({ id: ticket._id, message: "So", clientId: "1", pictures: [] });
		await eve.api.moderation.suspend.mutate({ userId: cy.id, reason: "Spam", until: null });
		await eve.api.site.publishLegal.mutate({ kind: "terms", markdown: "Be kind.", version: 1 });
		await root.api.admin.setAdmin.mutate({ userId: eve.id, isAdmin: false });
		await root.api.admin.deleteUser.mutate({ userId: eve.id, username: "evelyn" });
		const { messages } = await ben.api.support.get.query({ id: ticket._id });
		expect(messages.map(({ senderName }) => senderName)).toEqual(["ben", "Administrator"]);
		expect((await root.api.admin.user.query({ id: cy.id })).suspension).toMatchObject({
			byName: "(deleted)",
		});
		const stored = await storedContent(site.db);
		const log = JSON.stringify(await site.db.kysely.selectFrom("audit_log").selectAll().execute());
		expect(stored.replace(log.slice(1, -1), "")).not.toContain("evelyn");
		site.clock.advance(90 * DAY_MS);
		await clearDeletedAccountNames(site.operator);
		expect(await storedContent(site.db)).not.toContain("evelyn");
		await site.signIn(root);
		const { rows } = await root.api.admin.audit.query({ action: "ticket.answer" });
		expect(rows).toMatchObject([
			{
				actor: { id: eve.id, name: "(deleted)" },
				subject: { name: "Colours" },
				after: { status: "in-progress" },
			},
		]);
	});
});
