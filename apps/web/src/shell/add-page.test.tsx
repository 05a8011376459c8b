import { HttpResponse, http } from "msw/http";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { aboutSite } from "../testing/about-site.ts";
import { accept, answer, refuse } from "../testing/answers.ts";
import { blockedPerson, friend, noFriends } from "../testing/friends.ts";
import { network } from "../testing/network.ts";
import { player } from "../testing/people.ts";
import { renderApp } from "../testing/render-app.tsx";
import { watchCalls } from "../testing/watch-calls.ts";

const { unreadMessages: _, addedAt: __, ...ann } = friend("Ann");
const of = (isOwn = false) => answer("friends", "linkOwner", { owner: ann, isOwn });
const ended = answer("friends", "linkOwner", { owner: null, isOwn: false });
const me = answer("me", "get", { user: player() });
const heading = (name: string | RegExp) => page.getByRole("heading", { level: 1, name });

const added = answer("friends", "addByLink", { friend: friend("Ann") });

async function signUp(): Promise<void> {
	await page.getByLabelText("Email").fill("ada@example.com");
	await page.getByLabelText("Username").fill("ada");
	await page.getByLabelText("Password", { exact: true }).fill("secret");
	await page.getByRole("button", { name: "Create Account" }).click();
}

const registered = http.post("/api/trpc/accounts.register", () => {
	network.use(me);
	return HttpResponse.json({ result: { data: { user: player() } } });
});

test("makes a signed-in player a friend without a press, who may remove the friend again", async () => {
	const keys = watchCalls("friends.addByLink");
	const removing = accept("friends", "remove");
	const { router } = await renderApp("/add?key=secret", [me, of(), added, removing, ...noFriends]);
	await expect.element(heading("You and Ann are friends")).toHaveFocus();
	expect(keys()).toEqual([{ key: "secret" }]);
	await expect
		.element(page.getByRole("link", { name: "Challenge", exact: true }))
		.toHaveAttribute("href", "/duel/new?to=ann");
	await expect.element(page.getByRole("link", { name: "Message" })).toHaveAttribute("href", "/messages/ann");
	await page.getByRole("button", { name: "Remove Friend" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Confirm" }).click();
	await expect.poll(() => router.state.location.pathname).toBe("/user/ann");
});

test("makes a visitor a friend with the account", async () => {
	const keys = watchCalls("friends.addByLink");
	await renderApp("/add?key=secret", [of(), added, registered, ...noFriends]);
	await expect.element(heading("Ann invites you")).toBeVisible();
	await expect
		.element(page.getByRole("main").getByRole("link", { name: "Sign in" }))
		.toHaveAttribute("href", "/sign-in?from=%2Fadd%3Fkey%3Dsecret&mode=sign-in");
	expect(keys()).toEqual([]);
	await signUp();
	await expect.element(heading("You and Ann are friends")).toBeVisible();
	expect(new Set(keys().map((key) => JSON.stringify(key)))).toEqual(new Set(['{"key":"secret"}']));
});

test("is kept for an account by invitation", async () => {
	const site = aboutSite({ registration: "invitation" });
	const { router } = await renderApp("/add?key=secret", [site, of(), added, registered, ...noFriends]);
	await expect
		.element(page.getByText(/^Accounts on this site are by invitation\. Keep this link/))
		.toBeVisible();
	await expect.element(page.getByRole("button", { name: "Create Account" })).not.toBeInTheDocument();
	network.use(answer("registration", "invitation", { status: "valid", makesAdmin: false, restore: null }));
	await router.navigate({ to: "/join", search: { key: "invitation" } });
	await signUp();
	await expect.element(heading("You and Ann are friends")).toBeVisible();
});

test("says that a link has ended, is the own one, or that the player has too many friends", async () => {
	const gone = await renderApp("/add?key=old", [me, ended]);
	await expect.element(page.getByText("This link is no longer valid. Ask for a new one.")).toBeVisible();
	await gone.unmount();
	const own = await renderApp("/add?key=secret", [me, of(true), ...noFriends]);
	await expect.element(heading("This is your own link")).toBeVisible();
	await own.unmount();
	await renderApp("/add?key=secret", [
		me,
		of(),
		refuse("friends", "addByLink", "friends/too-many"),
		...noFriends,
	]);
	await expect
		.element(page.getByRole("alert"))
		.toHaveTextContent("You already have 1,000 friends, the most you can have");
});

test("leads a player who has blocked the owner to their list", async () => {
	await renderApp("/add?key=secret", [
		me,
		of(),
		refuse("friends", "addByLink", "friends/blocked"),
		answer("friends", "blocked", [blockedPerson("Ann")]),
		...noFriends,
	]);
	await page.getByRole("link", { name: "Blocked players" }).click();
	await expect.element(page.getByRole("button", { name: "Unblock: Ann" })).toBeVisible();
});

test("has a heading where the link can't be looked up", async () => {
	await renderApp("/add?key=%00", [me, refuse("friends", "linkOwner", "request/invalid"), ...noFriends]);
	await expect.element(heading(/./)).toBeVisible();
	await expect.element(page.getByRole("button", { name: "Try Again" })).toBeVisible();
});
