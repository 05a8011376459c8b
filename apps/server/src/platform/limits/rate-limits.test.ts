import { expect, it } from "vitest";
import { onEachDatabase } from "../../testing/sites.ts";
import { createRateLimits } from "./rate-limits.ts";

const LIMIT = { name: "test", hits: 3, windowMs: 10_000, error: "accounts/too-many-registrations" } as const;

onEachDatabase((openSite) => {
	async function open() {
		const { services, clock } = await openSite();
		return { clock, take: () => createRateLimits(services, true).take(LIMIT, "ada") };
	}

	it("counts hits from the first on, and starts over when the window has passed", async () => {
		const { clock, take } = await open();
		for (let n = 0; n < 3; n++) await take();
		clock.advance(9_001);
		await expect(take()).rejects.toMatchObject({ code: LIMIT.error, retryAfterSeconds: 1 });
		clock.advance(999);
		for (let n = 0; n < 3; n++) await take();
		await expect(take()).rejects.toMatchObject({ retryAfterSeconds: 10 });
	});

	it("lets no more through when they come at the same moment", async () => {
		const { take } = await open();
		const all = await Promise.allSettled(Array.from({ length: 20 }, take));
		expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
	});
});
