import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { insertGames } from "../../testing/games.ts";
import { refusal } from "../../testing/refusal.ts";
import { auditOf, insertDecidedReports, sendChatMessage } from "../../testing/reported.ts";
import { onAnyDatabase, onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const openWorld = async (site: TestSite) => ({
	root: await site.player("root", { isAdmin: true }),
	ada: await site.player("ada"),
	ben: await site.player("ben"),
	cyd: await site.player("cyd"),
});
const aboutPerson = ({ id }: Player, text = "") =>
	({ kind: "person", userId: id, reason: "abuse", text }) as const;

onAnyDatabase((openSite) => {
	it("continues on the next page", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		const players: Player[] = [];
		for (let n = 0; n < 21; n++) players.push(await site.player(`person-${n}`));
		// All at the same time, so that the ids decide the order.
		for (const player of players) await ada.api.moderation.report.mutate(aboutPerson(player));
		const first = await root.api.moderation.queue.query({});
		expect(first.subjects).toHaveLength(20);
		const second = await root.api.moderation.queue.query({ cursor: first.next ?? undefined });
		expect(second.next).toBeNull();
		const names = [...first.subjects, ...second.subjects].map(({ title }) => title);
		expect(names.sort()).toEqual(players.map(({ username }) => username).sort());
	});
});

onEachDatabase((openSite) => {
	it("shows each subject once, longest waiting first, with its evidence and its reporters' records", async () => {
		const site = await openSite();
		const { root, ada, ben, cyd } = await openWorld(site);
		const { secret } = await insertGames(site, ada, { secret: { privacy: "private", name: "Rude" } });
		await befriend(site, ada, ben);
		const messageId = await sendChatMessage(ada, ben, "Buy my coins!");
		await insertDecidedReports(site, cyd, ["dismissed", "dismissed", "dismissed", "dismissed", "warned"]);
		const reports: [Player, Parameters<Player["api"]["moderation"]["report"]["mutate"]>[0]][] = [
			[ben, { kind: "message", messageId, reason: "spam", text: "Again" }],
			[cyd, aboutPerson(ada)],
			[ben, { kind: "game", gameId: secret.id, key: secret.key, reason: "copyright" }],
			[ben, aboutPerson(ada, "He shouts")],
		];
		for (const [reporter, report] of reports) {
			site.clock.advance(1000);
			await reporter.api.moderation.report.mutate(report);
		}
		const { subjects, next, open } = await root.api.moderation.queue.query({});
		expect({ next, open }).toEqual({ next: null, open: 4 });
		const accused = { id: ada.id, username: "ada", isSuspended: false, isAdmin: false };
		const common = { accused, isThere: true, count: 1 };
		const byBen = { id: ben.id, username: "ben", sent: 3, dismissed: 0, oftenFalse: false };
		expect(subjects).toMatchObject([
			{
				...common,
				kind: "message",
				subjectId: messageId,
				title: "ada",
				evidence: ["Buy my coins!"],
				link: null,
				reports: [{ reason: "spam", text: "Again", reporter: byBen }],
			},
			{
				...common,
				kind: "person",
				count: 2,
				evidence: ["ada"],
				link: `/user/${ada.id}`,
				reports: [
					{ reporter: { username: "cyd", sent: 6, dismissed: 4, oftenFalse: true } },
					{ text: "He shouts", reporter: byBen },
				],
			},
			{
				...common,
				kind: "game",
				title: "Rude",
				evidence: ["Rude\n\nTen things"],
				link: `/custom-game/${secret.id}?key=${secret.key}`,
			},
		]);
		const games = await root.api.moderation.queue.query({ kind: "game" });
		expect(games.subjects.map(({ title }) => title)).toEqual(["Rude"]);
	});

	it("shows the messages around a reported one, and records who read them", async () => {
		const site = await openSite();
		const { root, ada, ben, cyd } = await openWorld(site);
		await befriend(site, ada, ben);
		for (let n = 1; n <= 14; n++)
			await sendChatMessage(n % 2 === 0 ? ada : ben, n % 2 === 0 ? ben : ada, `Words ${n}`);
		const messageId = (await ben.api.chat.list.query({ userId: ada.id })).messages.at(7)?.id ?? "";
		await ben.api.moderation.report.mutate({ kind: "message", messageId, reason: "abuse" });
		await cyd.api.moderation.report.mutate(aboutPerson(ada));
		const { subjects } = await root.api.moderation.queue.query({});
		const [reportId = "", other = ""] = subjects.map(({ reports }) => reports[0]?.id);
		const { messages } = await root.api.moderation.context.mutate({ reportId });
		expect(messages.map(({ content }) => content)).toEqual(
			[3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13].map((n) => `Words ${n}`),
		);
		expect(messages.slice(4, 6)).toMatchObject([
			{ senderName: "ben", isAccused: false, isReported: false },
			{ senderName: "ada", isAccused: true, isReported: true, content: "Words 8" },
		]);
		const gone = { status: 404, code: "moderation/no-such-report" };
		expect(await refusal(root.api.moderation.context.mutate({ reportId: other }))).toMatchObject(gone);
		expect(await auditOf(site)).toEqual([
			{ action: "report.read", by: "root", about: "report ada", before: null, after: null },
		]);
	});
});
