import { AWAY_AFTER_MS } from "@hilo/rules/presence/presence";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOTE_MS, watchInput } from "./watch-input.ts";

let told: boolean[] = [];
let stop = () => {};
let heard = 0;
let otherPage: BroadcastChannel;

beforeEach(() => {
	vi.useFakeTimers();
	[told, heard] = [[], 0];
	otherPage = new BroadcastChannel("hilo-input ada");
	otherPage.onmessage = () => {
		heard++;
	};
	stop = watchInput("ada", (isAway) => told.push(isAway));
});
afterEach(() => {
	stop();
	otherPage.close();
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
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1000);
	press();
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1);
	expect(told).toEqual([true, false]);
	vi.advanceTimersByTime(1);
	expect(told).toEqual([true, false, true]);
});

test("counts input in the player's other pages, and not in another player's", async () => {
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	const others = new BroadcastChannel("hilo-input grace");
	others.postMessage(null);
	others.close();
	otherPage.postMessage(null);
	await expect.poll(() => told).toEqual([true, false]);
});

test("tells other pages that there was input, once in five seconds", async () => {
	for (let move = 0; move < 1000; move++) {
		dispatchEvent(new PointerEvent("pointermove"));
		vi.advanceTimersByTime(10);
	}
	const opened = 1;
	await expect.poll(() => heard).toBe(opened + Math.floor(10_000 / NOTE_MS) - 1);
});

test("ignores input and has no timer after it is stopped", () => {
	stop();
	expect(vi.getTimerCount()).toBe(0);
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	press();
	expect(told).toEqual([]);
});
