import { AWAY_AFTER_MS } from "@hilo/rules/presence/presence";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { NOTE_MS, type TabMessage, watchInput } from "./watch-input.ts";

let told: boolean[] = [];
const open: Array<ReturnType<typeof watchInput>> = [];
let heard: TabMessage["kind"][] = [];
let other: BroadcastChannel;

beforeEach(() => {
	vi.useFakeTimers();
	[told, heard] = [[], []];
	other = new BroadcastChannel("hilo-tabs ada");
	other.onmessage = ({ data }: MessageEvent<TabMessage>) => heard.push(data.kind);
	openTab("ada", (isAway) => told.push(isAway));
});
afterEach(() => {
	stopAll();
	other.close();
	vi.useRealTimers();
});

function openTab(userId: string, onChange: (isAway: boolean) => void = () => {}) {
	const tab = watchInput(userId, onChange);
	open.push(tab);
	return tab;
}

function stopAll(count = open.length) {
	for (const tab of open.splice(0, count)) tab.stop();
}

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

const input = (msAgo: number): TabMessage => ({ tab: "other", kind: "input", last: Date.now() - msAgo });

test("counts input in the player's other tabs when it was, and not in another player's", async () => {
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	const graces = new BroadcastChannel("hilo-tabs grace");
	graces.postMessage(input(0));
	graces.close();
	other.postMessage(input(1000));
	await expect.poll(() => told).toEqual([true, false]);
	vi.advanceTimersByTime(AWAY_AFTER_MS - 1000);
	expect(told).toEqual([true, false, true]);
});

test("knows whether it is the player's last tab in this browser", async () => {
	openTab("ada");
	openTab("grace");
	const areLast = () => open.map((tab) => tab.isLast());
	await expect.poll(areLast).toEqual([false, false, true]);
	dispatchEvent(new PageTransitionEvent("pagehide"));
	await expect.poll(areLast).toEqual([true, true, true]);
	dispatchEvent(new PageTransitionEvent("pageshow"));
	await expect.poll(areLast).toEqual([false, false, true]);
	stopAll(1);
	await expect.poll(areLast).toEqual([true, true]);
});

test("tells other tabs that there was input, once in five seconds", async () => {
	for (let move = 0; move < 1000; move++) {
		dispatchEvent(new PointerEvent("pointermove"));
		vi.advanceTimersByTime(10);
	}
	await expect.poll(() => heard).toEqual(["hello", ...Array(10_000 / NOTE_MS - 1).fill("input")]);
});

test("ignores input and has no timer after it is stopped", () => {
	stopAll();
	expect(vi.getTimerCount()).toBe(0);
	vi.advanceTimersByTime(AWAY_AFTER_MS);
	press();
	expect(told).toEqual([]);
});
