import { expect, it } from "vitest";
import { FailingDatabase } from "../testing/failing-database.ts";
import { onEachDatabase } from "../testing/sites.ts";

const REFUSED = Object.assign(new Error("connect ECONNREFUSED 10.0.0.1:5432"), { code: "ECONNREFUSED" });

onEachDatabase((openSite) => {
	it("says when to try again while the database does not answer", async () => {
		const database = new FailingDatabase();
		const site = await openSite({ through: database.through });
		const ada = await site.player("ada");
		database.failure = REFUSED;
		const answer = await site.visitor().get("/game-status");
		expect(answer).toMatchObject({
			status: 503,
			body: {
				message: "The site is not available right now. Please try again in a moment.",
				code: "site/out-of-service",
			},
		});
		expect(answer.headers.get("Retry-After")).toBe("5");
		const own = await site.visitor().get("/trpc/site.gameStatus");
		expect(own).toMatchObject({ status: 503, body: { error: { data: { appCode: "site/out-of-service" } } } });
		expect(JSON.stringify([answer.body, own.body])).not.toContain("10.0.0.1");
		const lines = site.log.take();
		expect(lines).toHaveLength(2);
		for (const line of lines) expect(JSON.parse(line).err.message).toBe(REFUSED.message);
		database.failure = null;
		expect((await ada.get("/game-status")).status).toBe(200);
	});
});
