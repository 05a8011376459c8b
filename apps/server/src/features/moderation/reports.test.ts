import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { insertGames, type StoredGame, shareGame } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { sendChatMessage } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const aboutGame = ({ id }: StoredGame) => ({ kind: "game", gameId: id, reason: "spam" }) as const;
const isHidden = async ({ db }: TestSite, { id }: StoredGame) =>
	(await db.kysely.selectFrom("custom_games").select("is_hidden").where("id", "=", id).executeTakeFirst())
		?.is_hidden;
const invitations = async (player: Player) => (await player.api.me.get.query()).user?.gameInvitations;

const about = ({ id }: Player, text = "") => ({ kind: "person", userId: id, reason: "abuse", text }) as const;
const report = ({ api }: Player, input: Parameters<typeof api.moderation.report.mutate>[0]) =>
	api.moderation.report.mutate(input);
const dismiss = ({ api }: Player, kind: "person" | "game", subjectId: string) =>
	api.moderation.decide.mutate({ kind, subjectId, decision: "dismiss" });
const createPlayers = async (site: TestSite) => ({
	root: await site.player("root", { isAdmin: true }),
	ada: await site.player("ada"),
	bob: await site.player("bob"),
});

const message = (messageId: string) => ({ kind: "message", messageId, reason: "spam" }) as const;
const stored = ({ db }: TestSite) =>
	db.kysely
		.selectFrom("reports")
		.select(["reporter_id", "kind", "subject_id", "accused_id", "reason", "text", "evidence"])
		.orderBy("created_at")
		.execute();

onEachDatabase((openSite) => {
	it("hides a game after five simultaneous reports", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const reporters: Player[] = [];
		for (let n = 0; n < 5; n++) reporters.push(await site.player(`reporter-${n}`));
		for (let round = 0; round < 2; round++) {
			const { open } = await insertGames(site, ada, { open: { privacy: "public" } });
			await Promise.all(reporters.map(({ api }) => api.moderation.report.mutate(aboutGame(open))));
			expect(await isHidden(site, open)).toBe(1);
		}
		await site.settled();
	});

	it("stores the reporter, the reason and the current name; a second report changes nothing", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const tag = (await bob.get("/user/me")).headers.get("ETag");
		await ada.api.moderation.report.mutate(about(bob, " He shouts. "));
		await ada.api.moderation.report.mutate({ ...about(bob), reason: "other" });
		expect(await stored(site)).toEqual([
			{
				reporter_id: ada.id,
				kind: "person",
				subject_id: bob.id,
				accused_id: bob.id,
				reason: "abuse",
				text: "He shouts.",
				evidence: "bob",
			},
		]);
		expect(site.received(bob.id)).toEqual([]);
		expect((await bob.get("/user/me")).headers.get("ETag")).toBe(tag);
	});
});

onAnyDatabase((openSite) => {
	it("allows 30 reports a day, without counting refused and repeated ones", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const report = ada.api.moderation.report.mutate;
		const [first, second, last] = [
			await site.player("first"),
			await site.player("second"),
			await site.player("last"),
		];
		await report(about(first));
		await site.db.kysely.updateTable("rate_limits").set({ hits: 29 }).execute();
		await report(about(second));
		await report(about(first));
		await refusal(report(about(ada)));
		const tooMany = { status: 429, code: "moderation/too-many-reports" };
		expect(await refusal(report(about(last)))).toMatchObject(tooMany);
		site.clock.advance(24 * 60 * 60_000);
		await report(about(last));
		expect(await stored(site)).toHaveLength(3);
	});

	it("opens a new report once the last one is decided, and none before", async () => {
		const site = await openSite();
		const { root, ada, bob } = await createPlayers(site);
		expect(await report(ada, about(bob, "He shouts"))).toEqual({ isNew: true });
		expect(await report(ada, about(bob, "He still shouts"))).toEqual({ isNew: false });
		await dismiss(root, "person", bob.id);
		expect((await root.api.moderation.queue.query({})).subjects).toEqual([]);
		site.clock.advance(1000);
		await bob.send("PATCH", "/user/profile", { username: "bobby" });
		expect(await report(ada, about(bob, "He shouts again"))).toEqual({ isNew: true });
		expect(await report(ada, about(bob))).toEqual({ isNew: false });
		const { subjects } = await root.api.moderation.queue.query({});
		expect(subjects).toMatchObject([
			{
				count: 1,
				evidence: ["bobby"],
				firstAt: "2026-11-21T12:00:01.000Z",
				reports: [{ text: "He shouts again", reporter: { username: "ada", sent: 2, dismissed: 1 } }],
			},
		]);
		await dismiss(root, "person", bob.id);
		expect((await root.api.admin.user.query({ id: ada.id })).reportsBy).toMatchObject({
			sent: 2,
			dismissed: 2,
		});
	});

	it("does not hide a game again for players whose reports of it were dismissed", async () => {
		const site = await openSite();
		const { root, ada } = await createPlayers(site);
		const { open } = await insertGames(site, ada, { open: { privacy: "public" } });
		const reporters = await Promise.all([0, 1, 2, 3, 4, 5].map((n) => site.player(`reporter-${n}`)));
		const game = { kind: "game", gameId: open.id, reason: "spam" } as const;
		for (const reporter of reporters.slice(0, 5)) await report(reporter, game);
		expect(await isHidden(site, open)).toBe(1);
		const [first] = reporters as [Player, ...Player[]];
		const isReported = async () => (await first.api.customGames.get.query({ id: open.id })).isReported;
		expect(await isReported()).toBe(true);
		await dismiss(root, "game", open.id);
		expect(await isReported()).toBe(false);
		for (const reporter of reporters) expect(await report(reporter, game)).toEqual({ isNew: true });
		expect(await isHidden(site, open)).toBe(0);
		expect((await root.api.moderation.queue.query({})).subjects).toMatchObject([{ kind: "game", count: 6 }]);
		await site.settled();
	});

	it("stores the texts of a game, and hides it from the reporter immediately", async () => {
		const site = await openSite();
		const [ada, bob, eve] = [await site.player("ada"), await site.player("bob"), await site.player("eve")];
		const { closed } = await insertGames(site, ada, { closed: { privacy: "private", name: "Rude" } });
		await shareGame(site, closed, { from: ada, to: bob });
		expect(await invitations(bob)).toBe(1);
		await bob.api.moderation.report.mutate(aboutGame(closed));
		expect(await invitations(bob)).toBe(0);
		expect(site.received(bob.id)).toEqual([{ kind: "invitations" }]);
		expect(site.received(ada.id)).toEqual([]);
		const report = eve.api.moderation.report;
		expect(await refusal(report.mutate(aboutGame(closed)))).toMatchObject({ code: "custom-games/no-access" });
		await report.mutate({ ...aboutGame(closed), key: closed.key });
		const own = ada.api.moderation.report.mutate(aboutGame(closed));
		expect(await refusal(own)).toMatchObject({ status: 400, code: "moderation/own-game" });
		const row = { kind: "game", subject_id: closed.id, accused_id: ada.id, evidence: "Rude\n\nTen things" };
		expect(await site.db.kysely.selectFrom("reports").selectAll().execute()).toMatchObject([row, row]);
		expect(await isHidden(site, closed)).toBe(0);
	});

	it("hides a game from lists after five reports, but not by link, and never the site's own", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const { open } = await insertGames(site, ada, { open: { privacy: "public" } });
		const { own } = await insertGames(site, null, { own: { privacy: "featured" } });
		await shareGame(site, open, { from: ada, to: bob });
		const reporters: Player[] = [];
		for (let n = 0; n < 5; n++) reporters.push(await site.player(`reporter-${n}`));
		for (const reporter of reporters) {
			expect(await isHidden(site, open)).toBe(0);
			for (const game of [open, open, own]) await reporter.api.moderation.report.mutate(aboutGame(game));
		}
		await site.settled();
		expect([await isHidden(site, open), await isHidden(site, own)]).toEqual([1, 0]);
		expect([await invitations(bob), await bob.api.customGames.invitations.query()]).toEqual([0, []]);
		expect(site.received(bob.id)).toEqual([{ kind: "invitations" }]);
		expect((await bob.get(`/custom-games/${open.id}`)).status).toBe(200);
	});

	it("stores the text of a message of the reporter's chat, also after the friendship ended", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const eve = await site.player("eve");
		await befriend(site, bob, ada);
		const id = await sendChatMessage(bob, ada, "Buy my coins!");
		await ada.api.friends.remove.mutate({ userId: bob.id });
		await ada.api.moderation.report.mutate(message(id));
		expect(await stored(site)).toMatchObject([
			{ kind: "message", subject_id: id, accused_id: bob.id, evidence: "Buy my coins!", text: "" },
		]);
		const unknown = { status: 404, code: "chat/no-such-message" };
		for (const other of [id.replace(/-1$/, "-2"), "nothing-1", "nothing"])
			expect(await refusal(ada.api.moderation.report.mutate(message(other)))).toMatchObject(unknown);
		expect(await refusal(eve.api.moderation.report.mutate(message(id)))).toMatchObject(unknown);
		const oneself = { status: 400, code: "moderation/oneself" };
		expect(await refusal(bob.api.moderation.report.mutate(message(id)))).toMatchObject(oneself);
	});
});
