import { AWAY_AFTER_MS, type Status } from "@hilo/rules/presence/presence";
import { HttpResponse, http } from "msw/http";
import { afterEach, beforeEach, describe, expect, type MockInstance, onTestFinished, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { emitLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { createApiWrapper } from "../../testing/api-wrapper.tsx";
import { holdTimers } from "../../testing/hold-timers.ts";
import { network } from "../../testing/network.ts";
import { turnTab } from "../../testing/visibility.ts";
import { chooseBusy, NOTE_MS, OwnStatus, type TabMessage, watchInput } from "./own-status.tsx";

let posted: unknown[] = [];
let asked = 0;
/** What the server answers about the player. */
let shown: Status = "online";

beforeEach(() => {
	[posted, asked, shown] = [[], 0, "online"];
	chooseBusy("ada", false);
	network.use(
		http.post("/api/trpc/presence.update", async ({ request }) => {
			posted.push(await request.json());
			return HttpResponse.json({ result: {} });
		}),
		http.get("/api/trpc/presence.statuses", () => {
			asked++;
			return HttpResponse.json({ result: { data: { ada: { status: shown, lastOnline: null } } } });
		}),
	);
});

const openPage = () => render(<OwnStatus userId="ada" />, { wrapper: createApiWrapper().wrapper });

const says = (...statuses: string[]) =>
	expect.poll(() => posted).toEqual(statuses.map((status) => ({ status })));

test("posts the status every minute, with each new connection, and on a change", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	await openPage();
	await says("online");
	nextMinute();
	await says("online", "online");
	emitLiveEvent({ kind: "refresh" });
	await says("online", "online", "online");
	chooseBusy("ada", true);
	await says("online", "online", "online", "busy");
	expect(nextMinute()).toBe(1);
	await says("online", "online", "online", "busy", "busy");
});

test("is away after five minutes without input, but stays busy", async () => {
	const fiveMinutes = holdTimers("setTimeout", (ms) => ms > 290_000);
	const begun = Date.now();
	await openPage();
	await says("online");
	const clock = vi.spyOn(Date, "now").mockReturnValue(begun + 301_000);
	fiveMinutes();
	await says("online", "away");
	chooseBusy("ada", true);
	await says("online", "away", "busy");
	clock.mockReturnValue(begun + 400_000);
	dispatchEvent(new KeyboardEvent("keydown"));
	chooseBusy("ada", false);
	await says("online", "away", "busy", "online");
});

test("posts while hidden too, and is not away when it is shown again", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	const fiveMinutes = holdTimers("setTimeout", (ms) => ms > 290_000);
	const begun = Date.now();
	turnTab("hidden");
	await openPage();
	await says("online");
	expect(nextMinute()).toBe(1);
	await says("online", "online");
	vi.spyOn(Date, "now").mockReturnValue(begun + 301_000);
	fiveMinutes();
	await says("online", "online", "away");
	turnTab("visible");
	await says("online", "online", "away", "online");
});

test("repeats that the player is away, but not while another device says otherwise", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	const fiveMinutes = holdTimers("setTimeout", (ms) => ms > 290_000);
	const begun = Date.now();
	await openPage();
	await says("online");
	vi.spyOn(Date, "now").mockReturnValue(begun + 301_000);
	fiveMinutes();
	await says("online", "away");
	nextMinute();
	await expect.poll(() => asked).toBe(1);
	emitLiveEvent({ kind: "refresh" });
	await expect.poll(() => asked).toBe(2);
	shown = "away";
	nextMinute();
	await says("online", "away", "away");
	shown = "offline";
	nextMinute();
	await says("online", "away", "away", "away");
});

test("posts again when another page of the player has posted that they are offline", async () => {
	await openPage();
	await says("online");
	emitLiveEvent({ kind: "presence", of: "ben" });
	emitLiveEvent({ kind: "presence", of: "ada" });
	await expect.poll(() => asked).toBe(1);
	shown = "offline";
	emitLiveEvent({ kind: "presence", of: "ada" });
	await says("online", "online");
	expect(asked).toBe(2);
});

const lastWords = (fetched: MockInstance<typeof fetch>) =>
	fetched.mock.calls.filter(([, init]) => init?.keepalive);

test("says that the player is offline only as the last tab of the browser is left", async () => {
	const fetched = vi.spyOn(window, "fetch");
	await openPage();
	await says("online");
	const other = new BroadcastChannel("hilo-tabs ada");
	onTestFinished(() => other.close());
	const heard: unknown[] = [];
	other.onmessage = ({ data }: MessageEvent<TabMessage>) => heard.push(data.kind);
	const say = (kind: TabMessage["kind"]) =>
		other.postMessage({ tab: "other", kind, last: Date.now() } satisfies TabMessage);
	say("hello");
	await expect.poll(() => heard).toContain("here");
	const leave = () => {
		dispatchEvent(new PageTransitionEvent("pagehide"));
		return lastWords(fetched).length;
	};
	expect(leave()).toBe(0);
	dispatchEvent(new PageTransitionEvent("pageshow"));
	await says("online", "online");
	say("bye");
	await expect.poll(leave).toBe(1);
	await says("online", "online", "offline");
});

test("posts the status offline as it is left, and nothing more until it is shown again", async () => {
	const fetched = vi.spyOn(window, "fetch");
	const page = await openPage();
	await says("online");
	dispatchEvent(new PageTransitionEvent("pagehide"));
	const [address, init] = lastWords(fetched)[0] ?? [];
	expect(address).toBe("/api/trpc/presence.update");
	expect(init?.body).toBe('{"status":"offline"}');
	expect(init?.headers).toMatchObject({
		"Content-Type": "application/json",
		"X-Screen-Size": expect.stringMatching(/^\d+x\d+$/),
	});
	shown = "offline";
	emitLiveEvent({ kind: "refresh" });
	emitLiveEvent({ kind: "presence", of: "ada" });
	chooseBusy("ada", true);
	await says("online", "offline");
	dispatchEvent(new PageTransitionEvent("pageshow"));
	await says("online", "offline", "busy");
	expect(asked).toBe(0);
	await page.unmount();
	fetched.mockClear();
	dispatchEvent(new PageTransitionEvent("pagehide"));
	expect(lastWords(fetched)).toEqual([]);
});

describe("input", () => {
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
});
