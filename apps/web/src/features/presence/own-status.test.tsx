import { QueryClientProvider } from "@tanstack/react-query";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { render } from "vitest-browser-react";
import { browserLinks } from "../../platform/api/links.ts";
import { createQueryClient } from "../../platform/api/query-client.ts";
import { createApi, trpc } from "../../platform/api/trpc.ts";
import { setConnected } from "../../platform/live/connection.ts";
import { emitLiveEvent } from "../../platform/live/live-event-listeners.ts";
import { about, holdTimers } from "../../testing/hold-timers.ts";
import { network } from "../../testing/network.ts";
import { onPlainHttp } from "../../testing/plain-http.ts";
import { turnTab } from "../../testing/visibility.ts";
import { chooseBusy } from "./busy.tsx";
import { OwnStatus } from "./own-status.tsx";
import { joinTabs } from "./tabs.ts";

let posted: unknown[] = [];

beforeEach(() => {
	posted = [];
	chooseBusy("ada", false);
	network.use(
		http.post("/api/trpc/presence.update", async ({ request }) => {
			posted.push(await request.json());
			return HttpResponse.json({ result: {} });
		}),
	);
});

function openTab() {
	const queryClient = createQueryClient();
	const { client } = createApi(
		queryClient,
		browserLinks(() => {}),
	);
	return render(
		<trpc.Provider client={client} queryClient={queryClient}>
			<QueryClientProvider client={queryClient}>
				<OwnStatus userId="ada" />
			</QueryClientProvider>
		</trpc.Provider>,
	);
}

const says = (...statuses: string[]) =>
	expect.poll(() => posted).toEqual(statuses.map((status) => ({ status })));

test("posts the status every minute without live events", async () => {
	const nextMinute = holdTimers("setInterval", about(60_000));
	await openTab();
	await says("online");
	nextMinute();
	await says("online", "online");
});

test("posts on plain http, where browsers lack `crypto.randomUUID`", async () => {
	onPlainHttp();
	await openTab();
	await says("online");
});

test("posts one time when live events connect, then only changes", async () => {
	const nextMinute = holdTimers("setInterval", about(60_000));
	await openTab();
	await says("online");
	setConnected(true);
	emitLiveEvent({ kind: "refresh" });
	await says("online", "online");
	expect(nextMinute()).toBe(0);
	chooseBusy("ada", true);
	await says("online", "online", "busy");
	chooseBusy("ada", false);
	await says("online", "online", "busy", "online");
});

test("posts again soon after the live connection is lost, unless it returns", async () => {
	const soon = holdTimers("setTimeout", 10_000);
	await openTab();
	await says("online");
	setConnected(true);
	await expect.poll(soon).toBe(0);
	setConnected(false);
	await expect.poll(soon).toBe(1);
	await says("online", "online");
});

test("is away after five minutes without input, but stays busy", async () => {
	const fiveMinutes = holdTimers("setTimeout", (ms) => ms > 290_000);
	const begun = Date.now();
	await openTab();
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

test("posts from a hidden tab immediately, then every minute", async () => {
	const nextMinute = holdTimers("setInterval", 60_000);
	await openTab();
	setConnected(true);
	await says("online");
	turnTab("hidden");
	setConnected(false);
	await says("online", "online");
	await expect.poll(nextMinute).toBe(1);
	await says("online", "online", "online");
});

test("posts from one tab for all, and counts input in any", async () => {
	const fiveMinutes = holdTimers("setTimeout", (ms) => ms > 290_000);
	const begun = Date.now();
	turnTab("hidden");
	const first = await openTab();
	await says("online");
	const second = await openTab();
	const clock = vi.spyOn(Date, "now").mockReturnValue(begun + 301_000);
	fiveMinutes();
	await says("online", "away");
	const third = joinTabs("ada", () => {});
	clock.mockReturnValue(begun + 302_000);
	third.share(Date.now());
	await says("online", "away", "online");
	third.close();
	// In this order, because the second tab would briefly be the last one and post.
	await second.unmount();
	await first.unmount();
});

test("posts nothing after the status offline until the page is shown again", async () => {
	await openTab();
	await says("online");
	dispatchEvent(new PageTransitionEvent("pagehide"));
	emitLiveEvent({ kind: "refresh" });
	dispatchEvent(new PageTransitionEvent("pageshow"));
	chooseBusy("ada", true);
	await says("online", "offline", "busy");
});

test("posts the status offline when the last tab is left, not before", async () => {
	holdTimers("setTimeout", 10_000);
	const fetched = vi.spyOn(window, "fetch");
	const lastWords = () => fetched.mock.calls.filter(([, init]) => init?.keepalive);
	const other = joinTabs("ada", () => {});
	const tab = await openTab();
	await says("online");
	await expect.poll(other.isLast).toBe(false);
	dispatchEvent(new PageTransitionEvent("pagehide"));
	expect(lastWords()).toEqual([]);
	dispatchEvent(new PageTransitionEvent("pageshow"));
	other.close();
	await expect
		.poll(() => {
			dispatchEvent(new PageTransitionEvent("pagehide"));
			return lastWords().length;
		})
		.toBeGreaterThan(0);
	const [address, init] = lastWords()[0] ?? [];
	expect(address).toBe("/api/trpc/presence.update");
	expect(init?.body).toBe('{"status":"offline"}');
	expect(init?.headers).toMatchObject({
		"Content-Type": "application/json",
		"X-Screen-Size": expect.stringMatching(/^\d+x\d+$/),
	});
	await tab.unmount();
	fetched.mockClear();
	dispatchEvent(new PageTransitionEvent("pagehide"));
	expect(lastWords()).toEqual([]);
});
