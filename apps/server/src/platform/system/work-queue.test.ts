import { expect, it } from "vitest";
import { WorkQueue } from "./work-queue.ts";

function piece() {
	const { promise, resolve, reject } = Promise.withResolvers<string>();
	return { work: () => promise, end: resolve, fail: reject };
}

it("runs a few at a time in order, and refuses when too many wait", async () => {
	const queue = new WorkQueue({ concurrency: 2, maxWaiting: 1, retryAfterSeconds: 7 });
	const pieces = [piece(), piece(), piece()];
	const started: number[] = [];
	const run = (index: number) =>
		queue.run(() => {
			started.push(index);
			return pieces[index]?.work() ?? Promise.reject();
		});
	const first = run(0);
	const second = run(1);
	const third = run(2);
	await expect(queue.run(() => Promise.resolve("never"))).rejects.toMatchObject({
		code: "request/too-many",
		retryAfterSeconds: 7,
	});
	expect(started).toEqual([0, 1]);
	pieces[1]?.fail(new Error("broken"));
	await expect(second).rejects.toThrow("broken");
	expect(started).toEqual([0, 1, 2]);
	pieces[0]?.end("one");
	pieces[2]?.end("three");
	expect(await Promise.all([first, third])).toEqual(["one", "three"]);
	expect(await queue.run(() => Promise.resolve("four"))).toBe("four");
});

it("alternates between owners, and limits how much of one owner waits", async () => {
	const queue = new WorkQueue({ concurrency: 1, maxWaiting: 5, maxWaitingPerOwner: 3, retryAfterSeconds: 7 });
	const order: string[] = [];
	const first = piece();
	const run = (name: string, owner: string) =>
		queue.run(async () => {
			order.push(name);
		}, owner);
	const all = [queue.run(first.work, "flood")];
	for (const n of [1, 2, 3]) all.push(run(`flood ${n}`, "flood").then(() => ""));
	await expect(run("flood 4", "flood")).rejects.toMatchObject({ code: "request/too-many" });
	all.push(run("ada", "ada").then(() => ""));
	all.push(run("bob", "bob").then(() => ""));
	await expect(run("cleo", "cleo")).rejects.toMatchObject({ code: "request/too-many" });
	first.end("done");
	await Promise.all(all);
	expect(order).toEqual(["ada", "bob", "flood 1", "flood 2", "flood 3"]);
	await run("dan", "dan");
	expect(order.at(-1)).toBe("dan");
});

it("runs a few pieces of one owner at a time, while others start", async () => {
	const options = { concurrency: 9, concurrencyPerOwner: 1, maxWaiting: 5, retryAfterSeconds: 7 };
	const queue = new WorkQueue(options);
	const started: string[] = [];
	const first = piece();
	const run = (name: string, owner: string, work = () => Promise.resolve("done")) =>
		queue.run(() => {
			started.push(name);
			return work();
		}, owner);
	const all = [run("a1", "a", first.work), run("a2", "a"), run("a3", "a"), run("b1", "b")];
	await all[3];
	expect(started).toEqual(["a1", "b1"]);
	first.end("done");
	await Promise.all(all);
	expect(started).toEqual(["a1", "b1", "a2", "a3"]);
});
