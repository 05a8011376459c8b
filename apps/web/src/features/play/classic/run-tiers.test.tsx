import { HttpResponse, http } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { answer } from "../../../testing/answers.ts";
import { reduceMotion, withMotion } from "../../../testing/motion.ts";
import type { EndedRun } from "../stage/game-over/ending.ts";
import { renderStage } from "../testing/render-stage.tsx";
import { dialog } from "../testing/stage.page.ts";
import { ClassicGameOver } from "./classic-game-over.tsx";
import { classicRules } from "./classic-rules.ts";

beforeEach(withMotion);

const ownRank = { score: 12, selectedFeature: "", verified: true };

async function end(ended: Partial<EndedRun>, answers: Parameters<typeof renderStage>[1] = []) {
	const run: EndedRun = { score: 12, best: 50, newBest: false, outcome: "wrong", missed: null, ...ended };
	const shared = { game: "country", rules: classicRules("country"), gameKey: "countryGame" } as const;
	const over = (
		<ClassicGameOver {...shared} ending={{ kind: "over", run }} isOpen again={() => {}} dismiss={() => {}} />
	);
	return renderStage(over, answers);
}

const pieces = () =>
	document
		.getAnimations()
		.filter((each) => each instanceof CSSAnimation && each.animationName === "burst-fall").length;
const strength = () => document.querySelector<HTMLElement>(".over")?.dataset.strength;

test.each([
	[0, "0", false],
	[4, "0", false],
	[5, "1", true],
	[10, "2", true],
	[20, "3", true],
])("celebrates %i right answers with strength %s, and a burst: %s", async (score, shown, bursts) => {
	await end({ score });
	await expect.element(dialog).toBeVisible();
	expect(strength()).toBe(shown);
	expect(pieces() > 0).toBe(bursts);
	expect(pieces()).toBeLessThanOrEqual(24);
});

test("lets nothing fall without motion", async () => {
	await reduceMotion();
	await end({ score: 20 });
	await expect.element(dialog).toBeVisible();
	expect(pieces()).toBe(0);
	expect(getComputedStyle(document.querySelector(".burst") as Element).display).toBe("none");
});

test("says that a new best leads the board, in place of the stamp", async () => {
	await end({ score: 12, best: 12, newBest: true }, [
		answer("leaderboards", "ownRank", { ...ownRank, rank: 1, of: 9 }),
	]);
	await expect.element(dialog.getByText("First place", { exact: true })).toBeVisible();
	await expect.element(dialog.getByText("New best", { exact: true })).not.toBeInTheDocument();
});

test.each([
	{ rank: 2, of: 9 },
	{ rank: 1, of: 1 },
])("keeps the stamp with place $rank of $of", async (place) => {
	let calls = 0;
	const counted = http.all("/api/trpc/leaderboards.ownRank", () => {
		calls++;
		return HttpResponse.json({ result: { data: { ...ownRank, ...place } } });
	});
	await end({ score: 12, best: 12, newBest: true }, [counted]);
	await expect.poll(() => calls).toBe(1);
	await expect.element(dialog.getByText("New best", { exact: true })).toBeVisible();
});

test("asks for no place without a new best", async () => {
	let calls = 0;
	await end({}, [
		http.all("/api/trpc/leaderboards.ownRank", () => {
			calls++;
			return HttpResponse.error();
		}),
	]);
	await expect.element(dialog.getByText("Great run!")).toBeVisible();
	expect(calls).toBe(0);
});
