import { expect, it } from "vitest";
import { CountedDatabase } from "../../testing/counted-database.ts";
import { onEachDatabase } from "../../testing/sites.ts";

onEachDatabase((openSite) => {
	it("reads a queue of five subjects with no more statements than one of one", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ wrapDatabase: counted.wrap });
		const root = await site.player("root", { isAdmin: true });
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		const statementsFor = (subjects: number) =>
			counted.fewestReads(async () => {
				const queue = await root.api.moderation.queue.query({});
				expect(queue.subjects).toHaveLength(subjects);
				expect(queue.subjects.every(({ count, reports }) => count === reports.length)).toBe(true);
			});
		const report = (userId: string) =>
			ben.api.moderation.report.mutate({ kind: "person", userId, reason: "abuse", text: "" });
		await report(ada.id);
		const ofOne = await statementsFor(1);
		for (const name of ["cyd", "dan", "eve", "fay"]) await report((await site.player(name)).id);
		expect(await statementsFor(5)).toBeLessThanOrEqual(ofOne);
	});
});
