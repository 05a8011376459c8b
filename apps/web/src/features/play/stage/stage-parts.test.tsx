import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { classicRules } from "../classic/classic-rules.ts";
import { renderStage, scriptedDealer } from "../testing/render-stage.tsx";
import { right, run, wrong } from "../testing/runs.ts";
import { holdClock } from "../testing/stage.clock.ts";
import { phase, settled } from "../testing/stage.page.ts";
import type { Dealer, DealtRun, Round, Verdict } from "./dealer.ts";
import { Stage } from "./stage.tsx";
import type { StageParts } from "./stage-parts.ts";

const parts: StageParts = {
	corner: ({ pair }) => <p>{pair?.round} of 2</p>,
	beside: ({ score }) => <p>Beside {score}</p>,
	ending: ({ phase }) => <p>All done: {phase}</p>,
};
const rules = { ...classicRules("country"), title: "Mixed" };
const history = { ...classicRules("history"), title: "Mixed" };
const event = (id: string, name: string) => ({ id, name, art: { kind: "emblem", icon: "x" } }) as const;
const second: Round = {
	...run,
	rules: history,
	round: 2,
	first: { ...event("fair", "The Fair"), value: 1851 },
	second: event("war", "The War"),
	startsInMs: 2300,
	remainingMs: 35_000,
};

async function open(dealer: Dealer) {
	const pass = holdClock();
	await renderStage(<Stage {...{ rules, dealer, parts }} run={null} isVisitor />);
	await expect.poll(phase).toBe("asking");
	return { pass, stage: page.getByRole("region", { name: "Mixed", exact: true }) };
}

test("shows the note after a mistake, replaces both cards, and applies the next game's rules", async () => {
	const missed: Verdict = { ...wrong, outcome: null, next: second, note: "62 % said lower" };
	const { pass, stage } = await open(scriptedDealer(run, [missed, { ...wrong, round: 2, value: 1900 }]));
	await expect.element(stage.getByText("1 of 2")).toBeVisible();
	await expect.element(stage.getByText("Best")).not.toBeInTheDocument();
	await expect.element(stage.getByRole("link", { name: "Sign in" })).not.toBeInTheDocument();
	const dock = () => document.querySelector(".dock-question")?.textContent;
	const asked = dock();
	await userEvent.keyboard("h");
	await expect.poll(phase).toBe("counting");
	expect(dock()).toBe(asked);
	await settled(pass);
	expect([phase(), dock()]).toEqual(["crossed", "62 % said lower"]);
	pass(1300);
	await expect.poll(phase).toBe("sliding");
	pass(500);
	await expect.poll(phase).toBe("asking");
	await expect.element(stage.getByRole("heading", { name: "The Fair" })).toBeVisible();
	await expect.element(stage.getByRole("heading", { name: "The War" })).toBeVisible();
	await userEvent.keyboard("e");
	await settled(pass, 300);
	pass(1500);
	await expect.element(page.getByText("All done: over")).toBeVisible();
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	expect(stage.getByRole("button", { name: "Try Again" }).query()).toBeNull();
});

test("asks for a later round after the reveal", async () => {
	const asked: number[] = [];
	let deal = (_: DealtRun | null) => {};
	const next: Dealer["next"] = (round) => {
		asked.push(round);
		return new Promise((resolve) => {
			deal = resolve;
		});
	};
	const { pass } = await open({ ...scriptedDealer(run, [{ ...right, next: null }]), next });
	await userEvent.keyboard("l");
	await settled(pass);
	expect(asked).toEqual([]);
	pass(1000);
	await expect.poll(phase).toBe("waiting");
	await expect.poll(() => asked).toEqual([1]);
	deal({ ...run, ...second, score: 1, startsInMs: 500 });
	await expect.poll(phase).toBe("sliding");
	pass(500);
	await expect.poll(phase).toBe("asking");
	await expect.element(page.getByText("2 of 2")).toBeVisible();
});
