import { HOUR_MS, MINUTE_MS } from "@hilo/rules/time/durations";
import { expect, it } from "vitest";
import { onEachDatabase } from "../testing/sites.ts";
import { isFirstWithin, withLease } from "./chore-lease.ts";

onEachDatabase((openSite) => {
	it("lets one process at a time do a chore, also after a failure", async () => {
		const { operator } = await openSite();
		const work = async () => "done";
		const failing = withLease(operator, "backup", async () => {
			expect(await withLease(operator, "backup", work)).toBeNull();
			expect(await withLease(operator, "release-check", work)).toBe("done");
			throw new Error("broken");
		});
		await expect(failing).rejects.toThrow("broken");
		const all = await Promise.all([1, 2, 3].map(() => withLease(operator, "backup", work)));
		expect(all).toContain("done");
		expect(await withLease(operator, "backup", work)).toBe("done");
	});

	it("gives the work of a process that has died to another one after two minutes", async () => {
		const { operator, clock } = await openSite();
		const { promise: working, resolve: begin } = Promise.withResolvers<void>();
		void withLease(operator, "backup", () => {
			begin();
			return new Promise(() => undefined);
		});
		await working;
		expect(await withLease(operator, "backup", async () => 1)).toBeNull();
		clock.advance(2 * MINUTE_MS);
		expect(await withLease(operator, "backup", async () => 1)).toBe(1);
	});

	it("gives a daily chore to one process, and to one again when a clock was wrong", async () => {
		const { operator, clock } = await openSite();
		const results = await Promise.all([1, 2, 3].map(() => isFirstWithin(operator, "release-check", HOUR_MS)));
		expect(results.filter(Boolean)).toHaveLength(1);
		clock.advance(HOUR_MS);
		expect(await isFirstWithin(operator, "release-check", HOUR_MS)).toBe(true);
		clock.set(clock.now() - 100 * HOUR_MS);
		expect(await isFirstWithin(operator, "release-check", HOUR_MS)).toBe(true);
	});
});
