import { AWAY_AFTER_MS } from "@hilo/rules/presence/presence";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOTE_MS, watchInput } from "./watch-input.ts";

let told: boolean[] = [];
let shared: number[] = [];
let input = watch();

function watch() {
	[told, shared] = [[], []];
	return watchInput(
		(isAway) => told.push(isAway),
		(at) => shared.push(at),
	);
}

beforeEach(() => {
	input.stop();
	vi.useFakeTimers();
	input = watch();
});
afterEach(() => {
	input.stop();
	vi.useRealTimers();
});

const press = () => dispatchEvent(new KeyboardEvent("keydown"));

test("is away after five minutes without input, and back with the first", () => {
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(told).toEqual([true]);
	press();
	expect(told).toEqual([true, false]);
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	expect(told).toEqual([true, false, true]);
});

test("counts from the last input, here or in another tab", () => {
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1000);
	press();
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1000);
	input.note(Date.now());
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1);
	expect(told).toEqual([]);
	vi.advanceTimersByTime(1);
	expect(told).toEqual([true]);
	input.note(Date.now());
	expect(told).toEqual([true, false]);
});

test("ignores earlier input of another tab", () => {
	const before = Date.now();
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	input.note(before);
	expect(told).toEqual([true]);
});

test("shares that there was input, once in five seconds", () => {
	const opened = shared.length;
	for (let move = 0; move < 1000; move++) {
		dispatchEvent(new PointerEvent("pointermove"));
		vi.advanceTimersByTime(10);
	}
	expect(opened).toBe(1);
	expect(shared.length - opened).toBe(Math.floor(10_000 / NOTE_MS) - 1);
});

test("ignores input and has no timer after it is stopped", () => {
	input.stop();
	expect(vi.getTimerCount()).toBe(0);
	const before = shared.length;
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	press();
	expect([told, shared.length]).toEqual([[], before]);
});
