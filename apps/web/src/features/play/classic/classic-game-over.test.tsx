import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { expectAccessible } from "../../../testing/axe.ts";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { player } from "../../../testing/people.ts";
import { earnedBadge } from "../../../testing/progress.ts";
import { type Rewards, RunRewards } from "../../progression/run-rewards.tsx";
import { visitScores } from "../../progression/visit.ts";
import type { EndedRun } from "../stage/game-over/ending.ts";
import { renderStage } from "../testing/render-stage.tsx";
import { dialog } from "../testing/stage.page.ts";
import { ClassicGameOver, type VisitedGame } from "./classic-game-over.tsx";
import { classicRules } from "./classic-rules.ts";

const item = (name: string, value: number) => ({
	name,
	art: { kind: "emblem" as const, icon: "crown" },
	value,
	figure: String(value),
	isEstimate: false,
	article: null,
});

const run: EndedRun = {
	score: 7,
	best: 10,
	newBest: false,
	outcome: "wrong",
	missed: {
		first: item("The Erie Canal opens", 1825),
		second: { ...item("First flight", 1903), isEstimate: true, article: "Wright Flyer" },
		guess: "lower",
		measure: "year",
	},
};

beforeEach(() => {
	return () => {
		Reflect.deleteProperty(navigator, "canShare");
		Reflect.deleteProperty(navigator, "share");
	};
});

async function open(ended: Partial<EndedRun> = {}, parts: { visited?: VisitedGame; rewards?: Rewards } = {}) {
	const { visited, rewards } = parts;
	const calls = { again: vi.fn(), dismiss: vi.fn(), change: vi.fn() };
	await renderStage(
		<ClassicGameOver
			game="history"
			rules={classicRules("history")}
			ending={{ kind: "over", run: { ...run, ...ended } }}
			{...(visited && { visited })}
			above={rewards && <RunRewards {...rewards} />}
			{...calls}
		/>,
	);
	return calls;
}

function sharing({ sheet, clipboard }: { sheet?: () => Promise<void>; clipboard?: () => Promise<void> }) {
	const share = vi.fn(sheet);
	const writeText = vi.fn(clipboard);
	const sheetOf = { canShare: () => sheet !== undefined, share };
	for (const [name, value] of Object.entries(sheetOf))
		Object.defineProperty(navigator, name, { configurable: true, value });
	vi.spyOn(navigator.clipboard, "writeText").mockImplementation(writeText);
	return { share, writeText };
}

const TEXT = "Hilo · History: 7\n🟩🟩🟩🟩🟩🟩🟩🟥";
const address = () => window.location.origin + window.location.pathname;

test("shows result, last pair and right answer, with the focus on playing again", async () => {
	const { again, dismiss } = await open({ runId: "r1" });
	await expect
		.element(dialog.getByRole("link", { name: "Challenge" }))
		.toHaveAttribute("href", "/duel/new?run=r1&score=7&game=history");
	await expect.element(dialog).toHaveAccessibleName("Game Over!");
	await expect.element(dialog).toHaveAccessibleDescription("You scored 7 3 short of your best.");
	const items = dialog.getByRole("listitem");
	expect(items.first().element().textContent).toBe("The Erie Canal opens1825 ");
	expect(items.last().element().textContent).toBe(
		"First flight1903 estimateLaterYou said EarlierWikipedia on First flight, in a new tab",
	);
	await expect
		.element(dialog.getByRole("link", { name: "Wikipedia on First flight, in a new tab" }))
		.toHaveAttribute("href", "https://en.wikipedia.org/wiki/Wright%20Flyer");
	await expect.element(dialog.getByRole("button", { name: "Try Again" })).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(again).toHaveBeenCalledOnce();
	await userEvent.keyboard("{Escape}");
	await expect.poll(() => dismiss.mock.calls.length).toBe(1);
});

test("shows no guess for a time-out, and no pair after a perfect run", async () => {
	await open({ outcome: "timeout", missed: run.missed && { ...run.missed, guess: "timeout" } });
	await expect.element(dialog.getByText("Time’s up. 3 short of your best.")).toBeVisible();
	await expect.element(dialog.getByText("Later")).toBeVisible();
	expect(dialog.getByText(/You said/).query()).toBeNull();
});

test("shows another fact after each run, and none after a failure", async () => {
	const facts = () =>
		Array.from(document.querySelectorAll("[data-fact]"), ({ textContent }) => textContent ?? "");
	await open();
	await open();
	expect(facts()).toEqual([expect.stringMatching(/\.$/), expect.stringMatching(/\.$/)]);
	expect(new Set(facts()).size).toBe(2);
	const failed = { kind: "failed", problem: "No." } as const;
	await renderStage(
		<ClassicGameOver game="history" rules={classicRules("history")} ending={failed} dismiss={vi.fn()} />,
	);
	await expect.element(page.getByText("No.", { exact: true })).toBeVisible();
	expect(facts()).toHaveLength(2);
});

test("shows a player XP, level, daily task and badges", async () => {
	const earned = {
		xp: 275,
		challenges: ["classicGamePlayed" as const],
		allDone: true,
		badges: [earnedBadge("first_game"), earnedBadge("score_10")],
	};
	const { xp, dailyChallenges } = { ...player(), xp: 50 };
	await open({}, { rewards: { earned, before: { xp, dailyChallenges } } });
	const rewards = dialog.getByRole("region", { name: "Earned" });
	await expect.element(rewards.getByText("Level 2!")).toBeVisible();
	await expect.element(rewards.getByText("+275 XP · 75 to level 3")).toBeVisible();
	await expect.element(rewards.getByText("All three today · +100 XP · Streak: 1 day")).toBeVisible();
	const badges = rewards.getByRole("list", { name: "New badges" });
	expect(badges.element().textContent).toBe("First StepsWarming Up");
	await expectAccessible();
});

test("shows no rewards if the run earned none", async () => {
	const earned = { xp: 0, challenges: [], allDone: false, badges: [] };
	await open({}, { rewards: { earned, before: player() } });
	await expect.element(dialog.getByText("3 short of your best.")).toBeVisible();
	expect(dialog.getByRole("region", { name: "Earned" }).query()).toBeNull();
});

const visit = {
	game: "history",
	filter: "1800_1900",
	gameKey: "historyGame1800_1900",
	feature: "1800-1900",
} as const;

test("tells a visitor what an account would keep, and stores it", async () => {
	await open({}, { visited: { ...visit, keepsScores: true } });
	await expect
		.element(dialog.getByRole("link", { name: "Challenge" }))
		.toHaveAttribute("href", "/duel/new?game=history&filter=1800_1900");
	await expect
		.element(dialog.getByRole("link", { name: "Create a free account" }))
		.toHaveAttribute("href", "/sign-in?mode=sign-up");
	await expect
		.element(dialog.getByText("Your score of 7 comes with you, marked as unverified."))
		.toBeVisible();
	const { gameKey, feature } = visit;
	expect(visitScores()).toEqual([{ gameKey, score: 7, feature, owner: null }]);
});

test("stores the visit's best score", async () => {
	const visited = { ...visit, keepsScores: true };
	await open({ score: 9 }, { visited });
	await open({ score: 4 }, { visited });
	await expect
		.element(page.getByText("Your best so far, 9, comes with you, marked as unverified."))
		.toBeVisible();
	expect(visitScores()).toMatchObject([{ score: 9 }]);
});

test("stores and promises nothing if only judged runs count", async () => {
	await open({}, { visited: { ...visit, keepsScores: false } });
	await expect
		.element(dialog.getByText("Only runs played signed in count here, so this one won’t be saved."))
		.toBeVisible();
	expect(visitScores()).toEqual([]);
});

test("uses the browser's share dialog, and stays silent when it is closed", async () => {
	const closed = new DOMException("closed", "AbortError");
	const { share, writeText } = sharing({ sheet: () => Promise.reject(closed) });
	await open();
	await dialog.getByRole("button", { name: "Share" }).click();
	await expect.poll(() => share.mock.calls).toEqual([[{ text: TEXT, url: address() }]]);
	expect(writeText).not.toHaveBeenCalled();
	await expect.element(dialog.getByRole("button", { name: "Share" })).toBeVisible();
});

test("copies without a share dialog, and confirms it for two seconds", async () => {
	const { writeText } = sharing({ clipboard: async () => {} });
	const afterTwoSeconds = holdTimers("setTimeout", 2000);
	await open();
	await dialog.getByRole("button", { name: "Share" }).click();
	await expect.element(dialog.getByRole("button", { name: "Copied ✓" })).toBeVisible();
	await expect.element(dialog.getByRole("status")).toHaveTextContent("Copied");
	expect(writeText).toHaveBeenCalledWith(`${TEXT}\n${address()}`);
	expect(afterTwoSeconds()).toBe(1);
	await expect.element(dialog.getByRole("button", { name: "Share" })).toBeVisible();
});

test("shows the text to copy by hand if neither works", async () => {
	sharing({ sheet: () => Promise.reject(new Error("no")), clipboard: () => Promise.reject(new Error("no")) });
	await open();
	await dialog.getByRole("button", { name: "Share" }).click();
	const field = dialog.getByRole("textbox", { name: "Copy this text" });
	await expect.element(field).toHaveFocus();
	await expect.element(field).toHaveValue(`${TEXT}\n${address()}`);
});
