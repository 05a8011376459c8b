import { expect, it } from "vitest";
import { BusyWait } from "./busy.ts";

const BUSY = Object.assign(new Error("database is locked"), { code: "SQLITE_BUSY" });

function locked() {
	const lock = { isFree: false, attempts: 0 };
	const attempt = () => {
		lock.attempts++;
		if (!lock.isFree) throw BUSY;
		return "done";
	};
	return { lock, attempt };
}

it("waits for the other process", async () => {
	const { lock, attempt } = locked();
	const work = new BusyWait().run(attempt);
	lock.isFree = true;
	expect(await work).toBe("done");
	expect(lock.attempts).toBe(2);
});

it("lets later callers share the time limit of the first", async () => {
	const { lock, attempt } = locked();
	const busy = new BusyWait(30);
	await expect(busy.run(attempt)).rejects.toBe(BUSY);
	expect(lock.attempts).toBeGreaterThan(1);
	lock.attempts = 0;
	for (let n = 0; n < 10; n++) await expect(busy.run(attempt)).rejects.toBe(BUSY);
	expect(lock.attempts).toBe(10);
});

it("does not retry another error", async () => {
	let attempts = 0;
	const work = new BusyWait().run(() => {
		attempts++;
		throw new Error("no such table");
	});
	await expect(work).rejects.toThrow("no such table");
	expect(attempts).toBe(1);
});
