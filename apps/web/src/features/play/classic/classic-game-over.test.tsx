import { MASTERY_STEPS } from "@hilo/rules/progression/mastery";
import { beforeEach, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { expectAccessible } from "../../../testing/axe.ts";
import { friend } from "../../../testing/friends.ts";
import { holdTimers } from "../../../testing/hold-timers.ts";
import { layoutFaults } from "../../../testing/layout-faults.ts";
import { player } from "../../../testing/people.ts";
import { earnedBadge } from "../../../testing/progress.ts";
import { type Rewards, RunRewards } from "../../progression/run-rewards.tsx";
import { visitScores } from "../../progression/visit.ts";
import type { EndedRun } from "../stage/game-over/ending.ts";
import "../stage/half.css";
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

const LONG = "The expedition of the Beagle sails around the world";
const ALL_AT_ONCE: Partial<EndedRun> = {
	runId: "r1",
	score: 128,
	newBest: true,
	outcome: "timeout",
	missed: {
		first: { ...item(LONG, 1831), article: "Second voyage of HMS Beagle" },
		second: { ...item(`${LONG} again`, 1837), isEstimate: true, article: "Third voyage of HMS Beagle" },
		guess: "lower",
		measure: "year",
	},
};
const TWO_BADGES = {
	xp: 150,
	challenges: ["classicGamePlayed" as const],
	allDone: true,
	badges: [earnedBadge("first_game"), earnedBadge("score_100")],
};

const [, silver = null] = MASTERY_STEPS;

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
	const { again, dismiss } = await open();
	await expect.element(dialog).toHaveAccessibleName("Game Over!");
	await expect.element(dialog).toHaveAccessibleDescription("You scored 7 3 short of your best.");
	await expect
		.element(dialog.getByRole("region", { name: "The last pair" }))
		.toHaveTextContent(
			"First flight on Wikipedia, in a new tab 1903 estimate you said EarlierLater than The Erie Canal opens 1825",
		);
	await expect
		.element(dialog.getByRole("link", { name: "First flight on Wikipedia, in a new tab" }))
		.toHaveAttribute("href", "https://en.wikipedia.org/wiki/Wright%20Flyer");
	await expect.element(dialog.getByRole("button", { name: "Try Again" })).toHaveFocus();
	await userEvent.keyboard("{Enter}");
	expect(again).toHaveBeenCalledOnce();
	await userEvent.keyboard("{Escape}");
	await expect.poll(() => dismiss.mock.calls.length).toBe(1);
});

test("shows no guess for a time-out", async () => {
	await open({ outcome: "timeout", missed: run.missed && { ...run.missed, guess: "timeout" } });
	await expect.element(dialog.getByText("Time’s up. 3 short of your best.")).toBeVisible();
	await expect.element(dialog.getByText("Later")).toBeVisible();
	expect(dialog.getByText(/you said/).query()).toBeNull();
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
	await open({}, { rewards: { earned, before: { ...player(), xp: 50 } } });
	const rewards = dialog.getByRole("region", { name: "Earned" });
	await expect.element(rewards.getByText("Level 2!")).toBeVisible();
	await expect.element(rewards.getByText("+275 XP")).toBeVisible();
	await expect.element(rewards.getByText(/Daily challenge · all three · Streak: 1 day/)).toBeVisible();
	const badges = rewards.getByRole("list", { name: "New badges" });
	expect(badges.element().textContent).toBe("First StepsWarming Up");
	await expectAccessible();
});

test.each(["country", "history"] as const)("fits a phone with all that a %s run can bring", async (game) => {
	const names = ["Maximiliane_von_Thur", "Maya", "grace_hopper", "Zoë", "Alan", "Ida"];
	await renderStage(
		<ClassicGameOver
			game={game}
			rules={classicRules(game)}
			ending={{ kind: "over", run: { ...run, ...ALL_AT_ONCE } }}
			above={<RunRewards earned={TWO_BADGES} before={player()} />}
			newStep={silver}
			again={vi.fn()}
			dismiss={vi.fn()}
			change={vi.fn()}
		/>,
		[
			answer("me", "get", { user: player() }),
			answer(
				"friends",
				"list",
				names.map((name) => friend(name)),
			),
		],
	);
	await expect.element(dialog.getByRole("button", { name: "Challenge Maya" })).toBeVisible();
	await expect.element(dialog.getByText("New best")).toBeVisible();
	await expect.element(dialog.getByText("Silver mastery")).toBeVisible();
	const towards = dialog.getByRole("progressbar", { name: /towards/ }).element();
	expect(towards.checkVisibility()).toBe(true);
	expect(towards.getBoundingClientRect().height).toBe(8);
	await expect.element(dialog.getByText(/to Bronze$/)).not.toBeVisible();
	const [step, best] = ["Silver mastery", "New best"].map((text) =>
		dialog.getByText(text, { exact: true }).element(),
	);
	expect(
		Math.abs((step?.getBoundingClientRect().top ?? 0) - (best?.getBoundingClientRect().top ?? 99)),
	).toBeLessThan(12);
	const scrolled = [...dialog.element().querySelectorAll("*"), dialog.element()].filter(
		(each) =>
			each.clientHeight > 1 &&
			each.scrollHeight > each.clientHeight &&
			!/visible/.test(getComputedStyle(each).overflowY),
	);
	expect(scrolled.map((each) => `${each.className} ${each.scrollHeight - each.clientHeight}`)).toEqual([]);
	expect(layoutFaults()).toEqual([]);
});

test("shows a missed pair of short names in a line of 56 px", async () => {
	const missed = {
		first: item("France", 89),
		second: item("Italy", 61),
		guess: "higher",
		measure: "year",
	} as const;
	await open({ missed });
	const pair = dialog.getByRole("region", { name: "The last pair" });
	await expect.element(pair).toHaveTextContent("Italy 61 you said LaterEarlier than France 89");
	expect(pair.element().getBoundingClientRect().height).toBe(56);
});

test("leaves a run without a point a large button and one line", async () => {
	await open({ score: 0 });
	await expect.element(dialog.getByText("Tough one. The next pair is yours.")).toBeVisible();
	expect(dialog.getByRole("button", { name: "Share" }).query()).toBeNull();
	expect(dialog.getByText(/Can they/).query()).toBeNull();
	const again = dialog.getByRole("button", { name: "Try Again" });
	const { width, height } = again.element().getBoundingClientRect();
	expect(height).toBe(64);
	expect(width).toBeGreaterThan(300);
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
