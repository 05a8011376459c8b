import { DAY_MS } from "@hilo/rules/time/durations";
import { expect, test } from "vitest";
import { page } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { boardRow, peaksGame } from "../testing/peaks.ts";

type Api = Outputs["customGames"];

const DAYS = 30;
const LAST = Date.UTC(2026, 10, 22);

const item = (id: string, name: string, guessedRight: number, guessed: number) => ({
	id,
	name,
	imageUrl: "",
	guessed,
	guessedRight,
});

/** A game that is not played every day; most plays are on 20 November. */
const sampleInsights: Api["insights"] = {
	plays: Array.from({ length: DAYS }, (_, at) => {
		const ago = DAYS - 1 - at;
		return {
			day: new Date(LAST - ago * DAY_MS).toISOString().slice(0, 10),
			plays: ago === 2 ? 24 : (at * 7) % 5 === 0 ? 0 : (at * 7) % 11,
		};
	}),
	items: [item("k2", "K2", 6, 10), item("everest", "Mount Everest", 12, 12), item("rigi", "Rigi", 2, 8)],
	players: 17,
};

const sent = (username: string, status: Api["sentInvitations"][number]["status"]) => ({
	user: { id: username, username, avatarUrl: "/avatars/initials/AB-2.svg" },
	status,
	sentAt: "2026-11-20T09:00:00.000Z",
});

const sampleSent: Api["sentInvitations"] = [
	sent("bob", "accepted"),
	sent("grace_hopper", "pending"),
	sent("linus", "declined"),
];

const ADDRESS = "/custom-games/peaks/insights";
const answers = [
	answer("me", "get", { user: player() }),
	answer("customGames", "get", {
		...peaksGame,
		isOwn: true,
		privacyLevel: "invite_only",
		shareableLink: "/custom-game/peaks?key=old",
	}),
	answer("customGames", "insights", sampleInsights),
	answer("customGames", "sentInvitations", sampleSent),
	answer("corrections", "ofGame", { items: [] }),
	answer("customGames", "board", { among: "all", rows: [boardRow(1, "bob", 9)], personalBest: null }),
];

test("shows its creator how a game is played", async () => {
	await renderApp(ADDRESS, answers);
	await expect.element(page.getByText("Most: 24 plays on Nov 20")).toBeVisible();
	const fooling = page.getByRole("region", { name: "Trickiest items" }).getByRole("listitem");
	expect(fooling.elements().map((item) => item.textContent)).toEqual([
		"RRigi25 % rightof 8 guesses",
		"K2K260 % rightof 10 guesses",
	]);
});

test("withdraws an invitation, after a confirmation if it was accepted", async () => {
	await renderApp(ADDRESS, answers);
	await expect.element(page.getByText("1 of 3 accepted")).toBeVisible();
	const withdrawn = watchCalls("customGames.withdrawInvitation");
	network.use(accept("customGames", "withdrawInvitation"), answer("customGames", "sentInvitations", []));
	await page.getByRole("button", { name: "Withdraw: bob" }).click();
	await page.getByRole("button", { name: "Stop sharing" }).click();
	await expect.poll(withdrawn).toEqual([{ id: "peaks", userId: "bob" }]);
	await expect.element(page.getByText("No invitations sent yet.")).toBeVisible();
});

test("renews the link after a confirmation", async () => {
	await renderApp(ADDRESS, answers);
	const link = page.getByRole("textbox", { name: "Link to the game" });
	await expect.element(link).toHaveValue(`${location.origin}/custom-game/peaks?key=old`);
	const shareableLink = "/custom-game/peaks?key=new";
	network.use(
		answer("customGames", "renewLink", { shareableLink }),
		answer("customGames", "get", { ...peaksGame, isOwn: true, privacyLevel: "invite_only", shareableLink }),
	);
	await page.getByRole("button", { name: "Renew link" }).click();
	await page.getByRole("dialog").getByRole("button", { name: "Renew link" }).click();
	await expect.element(link).toHaveValue(`${location.origin}${shareableLink}`);
	await expect.element(page.getByText("This is the new link. The old one no longer works.")).toBeVisible();
});

test("is closed to everyone else", async () => {
	await renderApp(ADDRESS, [
		refuse("customGames", "insights", "custom-games/not-yours"),
		refuse("customGames", "sentInvitations", "custom-games/not-yours"),
		...answers,
	]);
	await expect.element(page.getByText("You can only edit your own games")).toBeVisible();
});

test("shows reported numbers, which the creator fixes in the editor or says are right", async () => {
	const k2 = {
		itemId: "k2",
		name: "K2",
		detail: "",
		value: 8611,
		reports: [
			{
				id: "r1",
				shown: 8600,
				text: "It is 8,611",
				betterSource: "https://peaks.example/k2",
				createdAt: "2026-11-20T09:00:00.000Z",
			},
		],
	};
	const confirmed = watchCalls("corrections.confirm");
	await renderApp(ADDRESS, [
		answer("corrections", "ofGame", { items: [k2] }),
		accept("corrections", "confirm"),
		...answers,
	]);
	const section = page.getByRole("region", { name: "Reported numbers" });
	await expect.element(section.getByText("It is 8,611")).toBeVisible();
	expect(section.element().textContent).toContain("saw 8,600");
	await expect
		.element(section.getByRole("link", { name: /k2/ }))
		.toHaveAttribute("rel", "noreferrer nofollow ugc");
	await expect
		.element(section.getByRole("link", { name: "Fix in editor" }))
		.toHaveAttribute("href", "/edit-custom-game/peaks?item=k2");
	await section.getByRole("button", { name: "It's right" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("button", { name: "It's right" }).click();
	await expect.element(dialog.getByText("Please say why: players read it")).toBeVisible();
	await dialog.getByLabelText("Why is it right?").fill("Measured in 1987");
	network.use(answer("corrections", "ofGame", { items: [] }));
	await dialog.getByRole("button", { name: "It's right" }).click();
	await expect.element(section).not.toBeInTheDocument();
	expect(confirmed()).toEqual([{ gameId: "peaks", itemId: "k2", reason: "Measured in 1987" }]);
});
