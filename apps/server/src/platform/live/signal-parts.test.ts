import fc from "fast-check";
import { expect, it } from "vitest";
import type { Signal } from "./bus.ts";
import { batchSignals, WaitingSignals } from "./signal-parts.ts";

const ids = (count: number) => Array.from({ length: count }, (_, n) => `user-${n}`);

it("merges repeated signals and their audiences", () => {
	const waiting = new WaitingSignals();
	waiting.add({ to: ["ada"], event: { kind: "me" } });
	waiting.add({ to: ["ada", "ben"], event: { kind: "me" } });
	waiting.add({ to: ["ada"], event: { kind: "message", from: "ben" } });
	waiting.add({ to: ["ada"] });
	waiting.add({ to: ["ben"], event: { kind: "maintenance" } });
	waiting.add({ to: "everyone", event: { kind: "maintenance" } });
	waiting.add({ to: ["eve"], event: { kind: "maintenance" } });
	expect(waiting.take()).toEqual([
		{ to: ["ada", "ben"], event: { kind: "me" } },
		{ to: ["ada"], event: { kind: "message", from: "ben" } },
		{ to: ["ada"] },
		{ to: "everyone", event: { kind: "maintenance" } },
	]);
	expect(waiting.isEmpty).toBe(true);
});

it("replaces too many signals by a refresh for everyone", () => {
	const waiting = new WaitingSignals();
	for (let n = 0; n < 30; n++) waiting.add({ to: ids(1000), event: { kind: "presence", of: `${n}` } });
	const signals = waiting.take();
	expect(signals).toContainEqual({ to: "everyone", event: { kind: "refresh" } });
	expect(signals).toContainEqual({ to: "everyone" });
	expect(signals.length).toBeLessThan(30);
});

it("splits long signals and loses nothing", () => {
	const anySignal: fc.Arbitrary<Signal> = fc.record({
		to: fc.oneof(
			fc.constant("everyone" as const),
			fc.array(fc.uuid(), { minLength: 1, maxLength: 400, size: "max" }),
		),
		event: fc.constantFrom({ kind: "me" } as const, { kind: "message", from: "ada" } as const),
	});
	fc.assert(
		fc.property(fc.array(anySignal, { maxLength: 8 }), (signals) => {
			const lists = batchSignals(signals, 7800);
			const sizes = lists.map((list) => Buffer.byteLength(JSON.stringify(list)));
			expect(Math.max(0, ...sizes)).toBeLessThanOrEqual(7800);
			const flat = (all: readonly Signal[]) =>
				all.flatMap(({ to, event }) => [to].flat().map((id) => `${id} ${JSON.stringify(event)}`));
			expect(flat(lists.flat())).toEqual(flat(signals));
		}),
		{ numRuns: 40 },
	);
});
