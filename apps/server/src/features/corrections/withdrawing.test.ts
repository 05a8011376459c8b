import { expect, it } from "vitest";
import { CORRECTED, decideCountry, openWorld, report, SECRET } from "../../testing/corrections.ts";
import { isWaitedFor } from "../../testing/is-waited-for.ts";
import { refusal } from "../../testing/refusal.ts";
import { auditOf, notificationsOf } from "../../testing/reported.ts";
import { onEachDatabase } from "../../testing/sites.ts";
import { PASSWORD } from "../../testing/test-site.ts";

onEachDatabase((openSite) => {
	it("withdraws a correction: the catalogue's number counts, and the reports wait for another decision", async () => {
		const site = await openSite();
		const { root, ada, visitor } = await openWorld(site);
		const ben = await site.player("ben");
		const [second, third] = [site.visitor(), site.visitor()];
		for (const reporter of [ada, ben, visitor, second]) await report(reporter);
		await decideCountry(root, CORRECTED);
		await report(third);
		site.clock.advance(1);
		await decideCountry(root, { ...CORRECTED, value: 6_000_012 });
		const value = async () => (await site.services.play.pools.current("country", "")).pool.cards[1]?.value;
		expect(await value()).toBe(6_000_012);
		const [entry] = (await visitor.api.corrections.list.query({})).entries;
		const withdraw = (id = "") => root.api.corrections.withdraw.mutate({ id });
		await report(ada, { shown: 6_000_012, text: "Now it is too high" });
		await report(second, { shown: 6_000_012, text: "It is wrong again" });
		await visitor.api.accounts.login.mutate({ emailOrUsername: "ben", password: PASSWORD });
		await withdraw(entry?.id);
		expect(await value()).toBe(5_530_003);
		const { subjects } = await root.api.corrections.queue.query({});
		expect(subjects.map(({ reports }) => reports.map(({ text }) => text).sort())).toEqual([
			["It is wrong again", "Now it is too high", SECRET, SECRET],
		]);
		expect(subjects[0]?.earlier[0]).toMatchObject({ decision: "correct", isWithdrawn: true });
		const { entries } = await visitor.api.corrections.list.query({});
		expect(entries).toMatchObject([{ after: 6_000_011, isInForce: false, thanks: [] }]);
		expect((await auditOf(site)).at(-1)).toMatchObject({ action: "number.withdraw", by: "root" });
		const over = { status: 409, code: "corrections/not-in-force" };
		expect(await refusal(withdraw(entry?.id))).toMatchObject(over);
		expect(await refusal(withdraw("none"))).toMatchObject({ code: "corrections/no-such-correction" });
		await decideCountry(root, { decision: "confirm", reason: "It was right." });
		expect(await notificationsOf(site, ada)).toHaveLength(2);
	});

	it("withdraws a correction whose reporter reports the number again at the same moment", async () => {
		const site = await openSite();
		const { root, ada } = await openWorld(site);
		await report(ada);
		await decideCountry(root, CORRECTED);
		const stored = site.db.kysely.selectFrom("number_reports").selectAll().orderBy("created_at");
		const decided = await stored.executeTakeFirstOrThrow();
		const open = { outcome: null, correction_id: null, decided_at: null };
		const [isStored, isWithdrawing] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
		const reporting = site.db.transaction(async (tx) => {
			const again = { ...decided, ...open, id: "again", created_at: decided.created_at + 1 };
			await tx.insertInto("number_reports").values(again).execute();
			isStored.resolve();
			await isWithdrawing.promise;
			await expect.poll(() => isWaitedFor(tx)).toBe(true);
		});
		await isStored.promise;
		const withdrawing = root.api.corrections.withdraw.mutate({ id: decided.correction_id ?? "" });
		isWithdrawing.resolve();
		await Promise.all([reporting, withdrawing]);
		expect(await stored.execute()).toMatchObject([{ outcome: "corrected" }, { id: "again", outcome: null }]);
	});
});
