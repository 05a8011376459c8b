import { expect, test, vi } from "vitest";
import { importTwice } from "./import-twice.ts";

test("code that can be fetched is fetched once", async () => {
	const load = vi.fn(async () => ({ name: "Ada" }));
	expect(await importTwice(load)).toEqual({ name: "Ada" });
	expect(load).toHaveBeenCalledOnce();
});

test("code that got lost is asked for again, and the second error is the one that counts", async () => {
	const load = vi
		.fn<() => Promise<string>>()
		.mockRejectedValueOnce(new Error("lost"))
		.mockResolvedValueOnce("there");
	expect(await importTwice(load)).toBe("there");
	load.mockRejectedValueOnce(new Error("lost")).mockRejectedValueOnce(new Error("gone"));
	await expect(importTwice(load)).rejects.toThrow("gone");
});
