import { expect, it } from "vitest";
import { insertGames, type StoredGame, shareGame } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const about = ({ id }: StoredGame) => ({ kind: "game", gameId: id, reason: "spam" }) as const;
const isHidden = async ({ db }: TestSite, { id }: StoredGame) =>
	(await db.kysely.selectFrom("custom_games").select("is_hidden").where("id", "=", id).executeTakeFirst())
		?.is_hidden;
const count = async (player: Player) => (await player.api.me.get.query()).user?.gameInvitations;

onEachDatabase((openSite) => {
	it("stores the texts of a game, and hides it from the reporter immediately", async () => {
		const site = await openSite();
		const [ada, bob, eve] = [await site.player("ada"), await site.player("bob"), await site.player("eve")];
		const { closed } = await insertGames(site, ada, { closed: { privacy: "private", name: "Rude" } });
		await shareGame(site, closed, { from: ada, to: bob });
		expect(await count(bob)).toBe(1);
		await bob.api.moderation.report.mutate(about(closed));
		expect(await count(bob)).toBe(0);
		expect(site.received(bob.id)).toEqual([{ kind: "invitations" }]);
		expect(site.received(ada.id)).toEqual([]);
		const report = eve.api.moderation.report;
		expect(await refusal(report.mutate(about(closed)))).toMatchObject({ code: "custom-games/no-access" });
		await report.mutate({ ...about(closed), key: closed.key });
		const own = ada.api.moderation.report.mutate(about(closed));
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
			for (const game of [open, open, own]) await reporter.api.moderation.report.mutate(about(game));
		}
		await site.settled();
		expect([await isHidden(site, open), await isHidden(site, own)]).toEqual([1, 0]);
		expect([await count(bob), await bob.api.customGames.invitations.query()]).toEqual([0, []]);
		expect(site.received(bob.id)).toEqual([{ kind: "invitations" }]);
		expect((await bob.get(`/custom-games/${open.id}`)).status).toBe(200);
	});

	it("hides a game after five simultaneous reports", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const reporters: Player[] = [];
		for (let n = 0; n < 5; n++) reporters.push(await site.player(`reporter-${n}`));
		for (let round = 0; round < 4; round++) {
			const { open } = await insertGames(site, ada, { open: { privacy: "public" } });
			await Promise.all(reporters.map(({ api }) => api.moderation.report.mutate(about(open))));
			expect(await isHidden(site, open)).toBe(1);
		}
		await site.settled();
	});
});
