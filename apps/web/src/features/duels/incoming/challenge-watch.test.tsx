import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { accept, answer } from "../../../testing/answers.ts";
import { holdLiveEvents } from "../../../testing/hold-live-events.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { clearToasts, shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { enterTopLayer } from "../../../ui/dialog.tsx";
import { duelCard } from "../testing/duels.ts";
import { challenge } from "../testing/ghost-duels.ts";

const call = duelCard("live", { mode: "live", other: { userId: "zoe", name: "Zoe", avatarUrl: null } });
const signedIn = answer("me", "get", { user: player() });
const waiting = (...duels: (typeof call)[]) => [
	answer("duels", "waiting", { count: duels.length }),
	answer("duels", "mine", { waiting: duels, recent: [] }),
];
const ringing = page.getByRole("region", { name: "Live challenge" });

test("announces a challenge one time, and shows a live one until it is answered", async () => {
	const declined = watchCalls("duels.decline");
	const openStream = holdLiveEvents();
	const { refetch } = await renderApp("/credits", [
		signedIn,
		accept("duels", "decline"),
		...waiting(duelCard("d1", { toBeat: { score: 7 } }), call),
	]);
	await openStream();
	await expect.element(page.getByRole("button", { name: /^Account menu/ })).toMatchTextContent(/2 new$/);
	await expect.element(ringing.getByRole("alert")).toHaveTextContent("Zoe wants a live duel now: Countries");
	await expect.element(ringing.getByRole("link", { name: "Join" })).toHaveAttribute("href", "/duel/live");
	network.use(...waiting(duelCard("d1", { toBeat: { score: 7 } })));
	await ringing.getByRole("button", { name: "Decline" }).click();
	await expect.element(ringing).not.toBeInTheDocument();
	await expect.poll(declined).toEqual([{ id: "live" }]);
	await expect.element(page.getByRole("button", { name: /^Account menu/ })).toMatchTextContent(/1 new$/);
	expect(shownToasts()).toEqual([]);
	network.use(...waiting(duelCard("d1"), duelCard("d9", { toBeat: { score: 7 } })));
	await refetch();
	await expect.poll(shownToasts).toEqual(["Note: \u2068Maya\u2069 challenges you: Countries, 7 to beat"]);
	await expect.element(page.getByRole("link", { name: "Play" })).toHaveAttribute("href", "/duel/d9");
	clearToasts();
	network.use(
		answer("duels", "mine", { waiting: [duelCard("d1")], recent: [duelCard("d0", { state: "won" })] }),
	);
	await refetch();
	await expect.poll(shownToasts).toContain("Note: You won: Maya, Countries");
	clearToasts();
	const many = ["d2", "d3", "d4"].map((id) => duelCard(id));
	network.use(...waiting(duelCard("d1"), ...many));
	await refetch();
	await expect.poll(shownToasts).toContain("Note: It’s your turn in 3 duels");
	await expect.element(page.getByRole("link", { name: "See them" })).toHaveAttribute("href", "/duels");
});

test("announces no turn that came before the page was opened, nor one that the page lists", async () => {
	const openStream = holdLiveEvents();
	const menu = page.getByRole("button", { name: /^Account menu/ });
	const { refetch, router } = await renderApp("/credits", [signedIn, ...waiting(duelCard("d6"))]);
	await openStream();
	await expect.element(menu).toMatchTextContent(/1 new$/);
	await router.navigate({ to: "/duels" });
	network.use(...waiting(duelCard("d6"), duelCard("d7")));
	await refetch();
	await expect.element(menu).toMatchTextContent(/2 new$/);
	await router.navigate({ to: "/credits" });
	await expect.element(page.getByRole("heading", { level: 1, name: "Credits" })).toBeVisible();
	expect(shownToasts()).toEqual([]);
});

test("a live challenge moves nothing away from under a pressed button: it comes after the press", async () => {
	const openStream = holdLiveEvents();
	const { refetch } = await renderApp("/credits", [signedIn, ...waiting()]);
	await openStream();
	dispatchEvent(new MouseEvent("mousedown"));
	network.use(...waiting(call));
	await refetch();
	await expect.element(page.getByRole("button", { name: /^Account menu/ })).toMatchTextContent(/1 new$/);
	expect(ringing.query()).toBeNull();
	dispatchEvent(new MouseEvent("mouseup"));
	await expect.element(ringing).toBeVisible();
});

test("lets a turn wait while a dialog is open, but not a live challenge", async () => {
	const openStream = holdLiveEvents();
	const { refetch } = await renderApp("/credits", [signedIn, ...waiting()]);
	await openStream();
	const closeDialog = enterTopLayer(document.body);
	network.use(...waiting(duelCard("d8")));
	await refetch();
	await expect.element(page.getByRole("button", { name: /^Account menu/ })).toMatchTextContent(/1 new$/);
	expect(shownToasts()).toEqual([]);
	network.use(...waiting(call, duelCard("d8")));
	await refetch();
	await expect.element(ringing).toBeVisible();
	network.use(...waiting(duelCard("d8")));
	await refetch();
	await expect.element(ringing).not.toBeInTheDocument();
	expect(shownToasts()).toEqual([]);
	closeDialog();
	await expect.poll(shownToasts).toEqual(["Note: \u2068Maya\u2069 challenges you: Countries"]);
	clearToasts();
});

test("does not count the challenge on the screen", async () => {
	const openStream = holdLiveEvents();
	const { router } = await renderApp("/duel/d1", [
		signedIn,
		answer("duels", "get", challenge()),
		...waiting(duelCard("d1"), duelCard("d2")),
	]);
	await openStream();
	const menu = page.getByRole("button", { name: /^Account menu/ });
	await expect.element(menu).toMatchTextContent(/1 new$/);
	await router.navigate({ to: "/credits" });
	await expect.element(menu).toMatchTextContent(/2 new$/);
	clearToasts();
});

test("announces a challenge one time although the browser stores nothing", async () => {
	const refuseStorage = () => {
		throw new DOMException("Storage is blocked", "SecurityError");
	};
	vi.spyOn(Storage.prototype, "getItem").mockImplementation(refuseStorage);
	vi.spyOn(Storage.prototype, "setItem").mockImplementation(refuseStorage);
	const openStream = holdLiveEvents();
	const { refetch } = await renderApp("/credits", [signedIn, ...waiting()]);
	await openStream();
	network.use(...waiting(duelCard("b1")));
	await refetch();
	await expect.poll(shownToasts).toEqual(["Note: \u2068Maya\u2069 challenges you: Countries"]);
	clearToasts();
	const answered = { title: "Music Popularity", isChallenger: true, toBeat: { score: 4 } };
	network.use(...waiting(duelCard("b1"), duelCard("b2", answered)));
	await refetch();
	await expect.poll(shownToasts).toEqual(["Note: \u2068Maya\u2069 got 4 of 10: Music Popularity"]);
	clearToasts();
});
