import { expect, it, vi } from "vitest";
import { forEachRow } from "./for-each-row.ts";

function world(count: number, work: (row: number) => boolean) {
	const open = new Set(Array.from({ length: count }, (_, row) => row));
	const log = { error: vi.fn() };
	const machine = { outage: { recordIfUnavailable: () => false } };
	const run = () =>
		forEachRow(
			{ log, machine },
			{
				find: async (limit, offset) => [...open].slice(offset, offset + limit),
				async work(row: number) {
					const isDone = work(row);
					if (isDone) open.delete(row);
					return isDone;
				},
				failure: "a row failed",
				idOf: (row) => ({ row }),
			},
		);
	return { open, log, run };
}

it("works through all rows and logs failures, however many fail first", async () => {
	const { open, log, run } = world(1000, (row) => {
		if (row < 450) throw new Error("broken");
		return true;
	});
	expect(await run()).toBe(550);
	expect(open.size).toBe(450);
	expect(log.error).toHaveBeenCalledTimes(450);
	expect(log.error).toHaveBeenLastCalledWith({ err: new Error("broken"), row: 449 }, "a row failed");
	expect(await run()).toBe(0);
});

it("ends when the database is unavailable", async () => {
	const visited: number[] = [];
	const { log, run } = world(10, (row) => {
		visited.push(row);
		throw Object.assign(new Error("refused"), { code: "ECONNREFUSED" });
	});
	await expect(run()).rejects.toThrow("refused");
	expect(visited).toEqual([0]);
	expect(log.error).not.toHaveBeenCalled();
});
