import { describe, expect, it, vi } from "vitest";
import { pauses, retry } from "./retry.ts";

describe("pauses", () => {
	it("grow up to the longest, without end", () => {
		const endless = pauses({ firstMs: 300, factor: 2, maxMs: 4_000 });
		const six = Array.from({ length: 6 }, () => endless.next().value);
		expect(six).toEqual([300, 600, 1_200, 2_400, 4_000, 4_000]);
	});

	it("are one fewer than the attempts, spread by up to half either way", () => {
		expect([...pauses({ firstMs: 10, factor: 3, attempts: 4 })]).toEqual([10, 30, 90]);
		expect([...pauses({ firstMs: 100, factor: 2, attempts: 3 }, () => 0)]).toEqual([50, 100]);
		expect([...pauses({ firstMs: 100, factor: 2, attempts: 3 }, () => 0.75)]).toEqual([125, 250]);
	});
});

describe("retry", () => {
	const passing = new Error("passing");
	const setup = () => ({
		pauses: [10, 20],
		isTransient: (error: unknown) => error === passing,
		wait: vi.fn(async () => {}),
	});

	it("returns the result of the first success, and waits as told", async () => {
		const options = setup();
		const work = vi.fn(async () => "done").mockRejectedValueOnce(passing);
		expect(await retry(work, options)).toBe("done");
		expect(options.wait.mock.calls).toEqual([[10, passing]]);
	});

	it("gives up when no pauses are left", async () => {
		const work = vi.fn().mockRejectedValue(passing);
		await expect(retry(work, setup())).rejects.toBe(passing);
		expect(work).toHaveBeenCalledTimes(3);
	});

	it("gives up without a pause on a permanent error", async () => {
		const options = setup();
		const work = vi.fn((): number => {
			throw new Error("for good");
		});
		await expect(retry(work, options)).rejects.toThrow("for good");
		expect(work).toHaveBeenCalledOnce();
		expect(options.wait).not.toHaveBeenCalled();
	});

	it("ends with the error that ends the waiting", async () => {
		const wait = () => Promise.reject(new Error("aborted"));
		await expect(retry(() => Promise.reject(passing), { ...setup(), wait })).rejects.toThrow("aborted");
	});
});
