import { expect, it } from "vitest";
import { befriend } from "../../testing/befriend.ts";
import { CountedDatabase } from "../../testing/counted-database.ts";
import { onEachDatabase } from "../../testing/sites.ts";

onEachDatabase((openSite) => {
	it("sends a message in one transaction of six statements, and marks as read in one of three", async () => {
		const counted = new CountedDatabase();
		const site = await openSite({ wrapDatabase: counted.wrap });
		const [ada, ben] = [await site.player("ada"), await site.player("ben")];
		await befriend(site, ada, ben);
		for (const clientId of ["first", "second"]) {
			counted.reset();
			await ada.api.chat.send.mutate({ userId: ben.id, content: "hi", clientId });
			expect(counted.transactions).toEqual([6]);
		}
		counted.reset();
		await ben.api.chat.read.mutate({ userId: ada.id });
		expect(counted.transactions).toEqual([3]);
		counted.reset();
		await ben.api.chat.read.mutate({ userId: ada.id });
		expect(counted.transactions, "nothing left to read").toEqual([2]);
	});
});
