import { type HttpHandler, HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { accept, answer, breakOff, hold, refuse } from "../../testing/answers.ts";
import { friend, friendRequest, noFriends } from "../../testing/friends.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../testing/toasts.ts";

beforeEach(() => {
	holdPoll();
});

const asMe = (friendRequests: number) => answer("me", "get", { user: { ...player(), friendRequests } });
const alan = friendRequest("alan");
const hedy = friendRequest("hedy", "2026-11-04T10:00:00.000Z");
const sent = page.getByRole("region", { name: "Sent requests" });
const friends = page.getByRole("region", { name: "Friends", exact: true });
const acceptAlan = page.getByRole("button", { name: "Accept: alan" });
const tab = page.getByRole("navigation", { name: "Profile" }).getByRole("link", { name: /^Friends/ });
const open = (...answers: HttpHandler[]) =>
	renderApp("/profile?tab=friends", [
		...answers,
		answer("friends", "requests", { incoming: [alan, hedy], sent: [] }),
		...noFriends,
		asMe(2),
	]);

test("shows an accepted request as a friend everywhere, before the server answers", async () => {
	const { held, release } = hold("friends", "accept");
	await open(held, answer("friends", "accept", { friend: friend("alan") }));
	await acceptAlan.click();
	await expect.element(friends.getByRole("link", { name: "alan", exact: true })).toBeVisible();
	await expect.element(acceptAlan).not.toBeInTheDocument();
	await expect.element(tab).toHaveTextContent("Friends1 new");
	expect(shownToasts()).toEqual([]);
	network.use(
		answer("friends", "list", [friend("alan")]),
		answer("friends", "requests", { incoming: [hedy], sent: [] }),
		asMe(1),
	);
	release();
	await expect.poll(shownToasts).toContain("Done: You and alan are now friends");
	await expect.element(friends.getByRole("link", { name: "alan", exact: true })).toBeVisible();
});

test("reverts what the server refuses, with its reason", async () => {
	await open(refuse("friends", "accept", "friends/too-many"));
	await acceptAlan.click();
	await expect.poll(shownToasts).toContain("Error: You already have 1,000 friends, the most you can have");
	await expect.element(acceptAlan).toBeVisible();
	await expect.element(friends).not.toBeInTheDocument();
	await expect.element(tab).toHaveTextContent("Friends2 new");
});

test("sends nothing on a second press", async () => {
	let calls = 0;
	const { promise, resolve } = Promise.withResolvers<void>();
	await open(
		http.post("/api/trpc/friends.reject", async () => {
			calls += 1;
			await promise;
			return HttpResponse.json({ result: {} });
		}),
	);
	const reject = page.getByRole("button", { name: "Reject: alan" });
	await expect.element(reject).toBeEnabled();
	// All presses happen before the screen changes.
	for (const button of [reject, reject, acceptAlan])
		button.element().dispatchEvent(new MouseEvent("click", { bubbles: true }));
	await expect.element(acceptAlan).not.toBeInTheDocument();
	network.use(answer("friends", "requests", { incoming: [hedy], sent: [] }), asMe(1));
	resolve();
	await expect.element(tab).toHaveTextContent("Friends1 new");
	await expect.poll(() => calls).toBe(1);
	expect(shownToasts()).toEqual([]);
});

test("ignores an older answer that comes late", async () => {
	const { held, release } = hold("friends", "requests");
	const { queryClient } = await open(accept("friends", "reject"));
	await expect.element(acceptAlan).toBeVisible();
	network.use(held, answer("friends", "requests", { incoming: [alan, hedy], sent: [] }));
	void queryClient.invalidateQueries({ queryKey: [["friends", "requests"]] });
	const rejected = hold("friends", "reject");
	network.use(rejected.held, accept("friends", "reject"));
	await page.getByRole("button", { name: "Reject: alan" }).click();
	await expect.element(acceptAlan).not.toBeInTheDocument();
	release();
	await expect.element(page.getByRole("button", { name: "Accept: hedy" })).toBeVisible();
	expect(acceptAlan.query()).toBeNull();
	network.use(answer("friends", "requests", { incoming: [hedy], sent: [] }), asMe(1));
	rejected.release();
	await expect.element(tab).toHaveTextContent("Friends1 new");
});

test("withdraws a sent request, and shows it again on failure", async () => {
	await open(
		breakOff("friends", "withdraw"),
		answer("friends", "requests", { incoming: [], sent: [friendRequest("grace")] }),
	);
	const withdraw = sent.getByRole("button", { name: "Withdraw: grace" });
	await withdraw.click();
	await expect.poll(shownToasts).toContain("Error: Failed to withdraw friend request");
	await expect.element(withdraw).toBeVisible();
	clearToasts();
	const { held, release } = hold("friends", "withdraw");
	network.use(held, accept("friends", "withdraw"));
	await withdraw.click();
	await expect.element(sent).not.toBeInTheDocument();
	network.use(answer("friends", "requests", { incoming: [], sent: [] }));
	release();
	await expect.poll(shownToasts).toContain("Done: Friend request withdrawn");
});
