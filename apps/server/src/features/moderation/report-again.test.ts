import { expect, it } from "vitest";
import { insertGames } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { insertDecidedReports } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

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

onAnyDatabase((openSite) => {
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
		const isHidden = async () =>
			(
				await site.db.kysely
					.selectFrom("custom_games")
					.select("is_hidden")
					.where("id", "=", open.id)
					.execute()
			)[0];
		for (const reporter of reporters.slice(0, 5)) await report(reporter, game);
		expect(await isHidden()).toEqual({ is_hidden: 1 });
		const [first] = reporters as [Player, ...Player[]];
		const isReported = async () => (await first.api.customGames.get.query({ id: open.id })).isReported;
		expect(await isReported()).toBe(true);
		await dismiss(root, "game", open.id);
		expect(await isReported()).toBe(false);
		for (const reporter of reporters) expect(await report(reporter, game)).toEqual({ isNew: true });
		expect(await isHidden()).toEqual({ is_hidden: 0 });
		expect((await root.api.moderation.queue.query({})).subjects).toMatchObject([{ kind: "game", count: 6 }]);
		await site.settled();
	});
});

onEachDatabase((openSite) => {
	it("counts every dismissed report against its reporter, and each report for the daily limit", async () => {
		const site = await openSite();
		const { root, ada, bob } = await createPlayers(site);
		await insertDecidedReports(site, ada, ["dismissed", "dismissed"]);
		for (let n = 0; n < 3; n++) {
			await report(ada, about(bob));
			await dismiss(root, "person", bob.id);
		}
		await report(ada, about(bob));
		const [subject] = (await root.api.moderation.queue.query({})).subjects;
		expect(subject?.reports[0]?.reporter).toMatchObject({ sent: 6, dismissed: 5, oftenFalse: true });
		await site.db.kysely.updateTable("rate_limits").set({ hits: 30 }).execute();
		await dismiss(root, "person", bob.id);
		const tooMany = { status: 429, code: "moderation/too-many-reports" };
		expect(await refusal(report(ada, about(bob)))).toMatchObject(tooMany);
	});
});
