import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { refusal } from "../../testing/refusal.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import type { Player, TestSite } from "../../testing/test-site.ts";

const reportOf = (player: Player, text = "") =>
	({ kind: "person", userId: player.id, reason: "abuse", text }) as const;
const message = (messageId: string) => ({ kind: "message", messageId, reason: "spam" }) as const;
const stored = ({ db }: TestSite) =>
	db.kysely
		.selectFrom("reports")
		.select(["reporter_id", "kind", "subject_id", "accused_id", "reason", "text", "evidence"])
		.orderBy("created_at")
		.execute();

async function sendMessage(site: TestSite, from: Player, to: Player, content: string): Promise<string> {
	await befriend(site, from, to);
	const sent = await from.api.chat.send.mutate({ userId: to.id, content, clientId: "1" });
	return sent.message.id;
}

onEachDatabase((openSite) => {
	it("stores the reporter, the reason and the current name; a second report changes nothing", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const tag = (await bob.get("/user/me")).headers.get("ETag");
		await ada.api.moderation.report.mutate(reportOf(bob, " He shouts. "));
		await ada.api.moderation.report.mutate({ ...reportOf(bob), reason: "other" });
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

	it("stores the text of a message of the reporter's chat, also after the friendship ended", async () => {
		const site = await openSite();
		const [ada, bob] = [await site.player("ada"), await site.player("bob")];
		const eve = await site.player("eve");
		const id = await sendMessage(site, bob, ada, "Buy my coins!");
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

	it("refuses reports about oneself or an unknown player", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const report = ada.api.moderation.report.mutate;
		expect(await refusal(report(reportOf(ada)))).toMatchObject({ status: 400, code: "moderation/oneself" });
		const unknownPlayer = { ...reportOf(ada), userId: "nobody" };
		expect(await refusal(report(unknownPlayer))).toMatchObject({
			status: 404,
			code: "accounts/user-not-found",
		});
	});

	it("allows 30 reports a day, without counting refused and repeated ones", async () => {
		const site = await openSite();
		const ada = await site.player("ada");
		const report = ada.api.moderation.report.mutate;
		const reporters: Player[] = [];
		for (let n = 0; n < 31; n++) reporters.push(await site.player(`player-${n}`));
		for (const reporter of reporters.slice(0, 30)) {
			await report(reportOf(reporter));
			site.clock.advance(1000);
		}
		const [first = ada, last = ada] = [reporters[0], reporters[30]];
		await report(reportOf(first));
		await refusal(report(reportOf(ada)));
		const tooMany = { status: 429, code: "moderation/too-many-reports" };
		expect(await refusal(report(reportOf(last)))).toMatchObject(tooMany);
		site.clock.advance(24 * 60 * 60_000);
		await report(reportOf(last));
		expect(await stored(site)).toHaveLength(31);
	});
});
