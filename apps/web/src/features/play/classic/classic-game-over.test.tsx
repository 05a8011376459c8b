import { HttpResponse, http } from "msw/http";
import { describe, expect, test, vi } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { player } from "../../../testing/people.ts";
import { earnedBadge } from "../../../testing/progress.ts";
import { type Rewards, RunRewards } from "../../progression/run-rewards.tsx";
import { visitScores } from "../../progression/visit.ts";
import { classicRules } from "../stage/classic-rules.ts";
import type { EndedRun } from "../stage/game-over/ending.ts";
import { renderStage } from "../testing/render-stage.tsx";
import { dialog } from "../testing/stage.page.ts";
import { ClassicGameOver, type VisitedGame } from "./classic-game-over.tsx";

const item = (name: string, value: number) => ({
	name,
	art: { kind: "emblem" as const, icon: "crown" },
	value,
	shownNumber: String(value),
	isEstimate: false,
	article: null,
});

const run: EndedRun = {
	score: 7,
	best: 10,
	bestBefore: 10,
	newBest: false,
	outcome: "wrong",
	missed: {
		first: item("The Erie Canal opens", 1825),
		second: {
			...item("First flight", 1903),
			isEstimate: true,
			article: "https://en.wikipedia.org/wiki/Wright%20Flyer",
		},
		guess: "lower",
		measure: "year",
		gap: ["78 years later"],
	},
};

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

test("shows result, last pair and right answer, with the focus on playing again", async () => {
	const { again, dismiss } = await open();
	await expect.element(dialog).toHaveAccessibleName("Game Over!");
	await expect.element(dialog).toHaveAccessibleDescription("You scored 7 Nice run! 3 below your best");
	await expect
		.element(dialog.getByRole("region", { name: "The last pair" }))
		.toHaveTextContent(
			"First flight on Wikipedia, in a new tab 1903 estimate you said EarlierLater than The Erie Canal opens 1825 78 years later",
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
	await expect.element(dialog.getByText("Time’s up. Nice run!")).toBeVisible();
	await expect.element(dialog.getByText("Later")).toBeVisible();
	expect(dialog.getByText(/you said/).query()).toBeNull();
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
});

test("after a few points offers another run first, and a challenge in one row", async () => {
	const earned = { xp: 0, challenges: [], allDone: false, badges: [] };
	await open({ score: 1, best: 1, bestBefore: 0, newBest: true }, { rewards: { earned, before: player() } });
	await expect.element(dialog.getByText("First score", { exact: true })).toBeVisible();
	await expect.element(dialog.getByText("Get 2 for a new best")).toBeVisible();
	const challenge = dialog.getByRole("region", { name: "Challenge" });
	await expect.element(challenge.getByRole("button", { name: "Share" })).toBeVisible();
	const pair = dialog.getByRole("region", { name: "The last pair" }).element();
	expect(pair.compareDocumentPosition(challenge.element())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
	await expect.element(dialog.getByRole("button", { name: "Try Again" })).toHaveFocus();
});

test("shares nothing of a run without a point", async () => {
	await open({ score: 0 });
	await expect.element(dialog.getByText("Tough one. The next pair is yours.")).toBeVisible();
	expect(dialog.getByRole("button", { name: "Share" }).query()).toBeNull();
	expect(dialog.getByText(/Can they/).query()).toBeNull();
});

const visit = {
	game: "history",
	filter: "1800_1900",
	gameKey: "historyGame1800_1900",
	label: "1800-1900",
} as const;

test("tells a visitor what an account would keep, and stores the visit's best score", async () => {
	const visited = { ...visit, keepsScores: true };
	const { gameKey, label } = visit;
	await open({}, { visited });
	await expect
		.element(dialog.getByRole("link", { name: "Create a free account" }))
		.toHaveAttribute("href", "/sign-in?mode=sign-up");
	await expect.element(dialog.getByText("Your score of 7 comes with you.")).toBeVisible();
	await open({ score: 4 }, { visited });
	await expect.element(page.getByText("Your best so far, 7, comes with you.")).toBeVisible();
	expect(visitScores()).toEqual([{ gameKey, score: 7, label, owner: null }]);
});

test("stores and promises nothing if only judged runs count", async () => {
	await open({}, { visited: { ...visit, keepsScores: false } });
	await expect
		.element(dialog.getByText("Only runs played signed in count here, so this one won’t be saved."))
		.toBeVisible();
	expect(visitScores()).toEqual([]);
});

test("says after a run of a game without a start screen how many of its pairs are due", async () => {
	const due = [
		{ game: "country", count: 2, nextInDays: null, nextCount: 0, missedAt: 1 },
		{ game: "history", count: 3, nextInDays: null, nextCount: 0, missedAt: 1 },
	] as const;
	const ending = { kind: "over", run } as const;
	await renderStage(
		<ClassicGameOver game="country" rules={classicRules("country")} ending={ending} dismiss={() => {}} />,
		[answer("me", "get", { user: player() }), answer("practice", "due", [...due])],
	);
	await expect.element(dialog.getByRole("link", { name: "2 to practise" })).toBeVisible();
});

describe("a new best", () => {
	/** Ends a run with a new best at this place of the board. Returns how often the place was asked for. */
	async function endAt(place: { rank: number; of: number }, newBest = true) {
		const run: EndedRun = { score: 12, best: 12, bestBefore: 9, newBest, outcome: "wrong", missed: null };
		const ownRank = { score: 12, label: "", verified: true, ...place };
		let calls = 0;
		const counted = http.all("/api/trpc/leaderboards.ownRank", () => {
			calls++;
			return HttpResponse.json({ result: { data: ownRank } });
		});
		const shared = { game: "country", rules: classicRules("country"), gameKey: "countryGame" } as const;
		const over = <ClassicGameOver {...shared} ending={{ kind: "over", run }} isOpen dismiss={() => {}} />;
		await renderStage(over, [counted]);
		return () => calls;
	}
	const stamp = dialog.getByText("New best", { exact: true });

	test("that leads the board is told as the first place", async () => {
		await endAt({ rank: 1, of: 9 });
		await expect.element(dialog.getByText("First place", { exact: true })).toBeVisible();
		await expect.element(stamp).not.toBeInTheDocument();
	});

	test("of the only player on the board is told as a new best", async () => {
		const calls = await endAt({ rank: 1, of: 1 });
		await expect.poll(calls).toBe(1);
		await expect.element(stamp).toBeVisible();
	});
});
