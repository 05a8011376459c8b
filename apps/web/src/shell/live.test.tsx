import { network } from "virtual:msw";
import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accept, answer } from "../testing/answers.ts";
import { expectAccessible } from "../testing/axe.ts";
import { about, holdTimers } from "../testing/hold-timers.ts";
import { fakeStream, QuietWorker } from "../testing/live.ts";
import { player } from "../testing/people.ts";
import { quietProgress } from "../testing/progress.ts";
import { renderApp } from "../testing/render-app.tsx";
import { LIVE_AFTER_MS } from "./live-slot.tsx";
import { ME_POLL_MS } from "./me-poll.ts";

beforeEach(() => localStorage.clear());

const names = () => QuietWorker.running.map(({ name }) => name);

/** Answers the look at one's own record, and counts how often it was asked for. */
function countedMe() {
	const me = { ...player() };
	const asked = vi.fn();
	const handler = http.get("/api/trpc/me.get", () => {
		asked();
		return HttpResponse.json({ result: { data: { user: me } } });
	});
	return { me, asked, handler };
}

test("a visitor's page fetches nothing of it, and starts nothing", async () => {
	const later = holdTimers("setTimeout", LIVE_AFTER_MS);
	await renderApp("/credits");
	await expect.element(page.getByRole("heading", { level: 1 })).toBeVisible();
	expect(later()).toBe(0);
	expect(names()).toEqual([]);
});

test("a player's own record is polled until live events come, and shows what they tell of", async () => {
	const poll = holdTimers("setInterval", about(ME_POLL_MS));
	const { me, asked, handler } = countedMe();
	await renderApp("/credits", [handler]);
	await expect.poll(poll).toBe(1);
	await expect.poll(() => asked.mock.calls.length).toBe(2);
	await expect.poll(names).toEqual(["ada"]);
	const stream = fakeStream("ada");
	stream.connect();
	await expect.poll(() => asked.mock.calls.length).toBe(3);
	expect(poll()).toBe(0);
	me.username = "countess";
	stream.tell({ kind: "me" });
	await expect.element(page.getByRole("button", { name: "Account menu of countess" })).toBeVisible();
	expect(asked).toHaveBeenCalledTimes(4);
	stream.disconnect();
	await expect.poll(poll).toBe(1);
	stream.close();
});

test("ends when the player signs out, and begins for who signs in next", async () => {
	const { router } = await renderApp("/credits", [
		answer("me", "get", { user: player() }),
		accept("accounts", "logout"),
	]);
	await expect.poll(names).toEqual(["ada"]);
	network.use(answer("me", "get", { user: { ...player(), id: "grace", username: "grace" } }));
	fakeStream("ada").tell({ kind: "me" });
	await expect.poll(names).toEqual(["grace"]);
	network.use(answer("me", "get", { user: null }));
	await page.getByRole("button", { name: /^Account menu/ }).click();
	await page.getByRole("button", { name: "Sign out" }).click();
	await expect.poll(names).toEqual([]);
	await expect.poll(() => router.state.location.pathname).toBe("/");
});

test("leaves for the sign-in page when the account is suspended, which says so", async () => {
	const { router } = await renderApp("/profile", [answer("me", "get", { user: player() }), ...quietProgress]);
	await expect.poll(names).toEqual(["ada"]);
	network.use(answer("me", "get", { user: null }));
	const stream = fakeStream("ada");
	stream.say({ kind: "suspended" });
	await expect.element(page.getByRole("heading", { name: "Your account was suspended" })).toBeVisible();
	expect(router.state.location.search).toEqual({ from: "/profile", notice: "suspended" });
	await expect.poll(names).toEqual([]);
	await expectAccessible();
	stream.close();
});

test("the account menu lets a player be busy, in their own browser, until they undo it", async () => {
	const posted: unknown[] = [];
	const updates = http.post("/api/trpc/presence.update", async ({ request }) => {
		posted.push(await request.json());
		return HttpResponse.json({ result: {} });
	});
	await renderApp("/credits", [answer("me", "get", { user: player() }), updates]);
	await page.getByRole("button", { name: /^Account menu/ }).click();
	await page.getByRole("button", { name: "Set yourself busy" }).click();
	await expect.poll(() => posted.at(-1)).toEqual({ status: "busy" });
	await page.getByRole("button", { name: /You're busy/ }).click();
	await expect.poll(() => posted.at(-1)).toEqual({ status: "online" });
	await expect.element(page.getByRole("button", { name: "Set yourself busy" })).toBeVisible();
});
