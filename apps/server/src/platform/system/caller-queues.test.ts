import { expect, it } from "vitest";
import { CallerQueues } from "./caller-queues.ts";

it("runs six large reads of a caller at a time, and those of another caller beside them", async () => {
	const queue = new CallerQueues(() => 50);
	const { promise, resolve } = Promise.withResolvers<void>();
	const running = { ada: 0, bob: 0 };
	const read = (id: "ada" | "bob") =>
		queue.runLargeRead({ actor: { kind: "player", id }, address: "192.0.2.1" }, async () => {
			running[id]++;
			await promise;
		});
	const ofAda = Array.from({ length: 25 }, () => read("ada"));
	await expect.poll(() => running.ada).toBe(6);
	const ofBob = read("bob");
	await expect.poll(() => running.bob).toBe(1);
	expect(running.ada).toBe(6);
	resolve();
	await Promise.all([...ofAda, ofBob]);
	expect(running).toEqual({ ada: 25, bob: 1 });
});
