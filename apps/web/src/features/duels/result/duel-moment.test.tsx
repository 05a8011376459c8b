import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { expectAccessible } from "../../../testing/axe.ts";
import { reduceMotion, withMotion } from "../../../testing/motion.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { quietSite } from "../../../testing/quiet-site.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { result } from "../testing/ghost-duels.ts";

beforeEach(async () => {
	await withMotion();
	network.use(...quietSite, answer("me", "get", { user: player() }));
});

const heading = page.getByRole("heading", { level: 1 });
const moving = () =>
	document
		.getAnimations()
		.map((each) => (each instanceof CSSAnimation ? each.animationName : ""))
		.filter((name) => /^(?:burst|medal)-/.test(name));
const medal = () => document.querySelector<HTMLElement>(".verdict-medal")?.dataset.verdict;
const dimmed = () => document.querySelectorAll(".grayscale").length;

const show = (id: string, duel: Parameters<typeof result>) =>
	renderApp(`/duel/${id}`, [answer("duels", "get", { ...result(...duel), id })]);

test("turns the medallion into a check for the winner, with one burst for each duel", async () => {
	const { router } = await show("won", ["+++-", "++0"]);
	await expect.element(heading).toHaveTextContent("You won");
	expect(medal()).toBe("won");
	expect(dimmed()).toBe(1);
	expect(moving()).toEqual(expect.arrayContaining(["medal-turns", "burst-fall"]));
	await expectAccessible();
	await router.navigate({ to: "/" });
	await router.navigate({ to: "/duel/$id", params: { id: "won" } });
	await expect.element(heading).toHaveTextContent("You won");
	expect(moving()).not.toContain("burst-fall");
});

test("moves nothing without motion", async () => {
	await reduceMotion();
	await show("still", ["+++-", "++0"]);
	await expect.element(heading).toHaveTextContent("You won");
	expect(moving()).toEqual([]);
	expect(medal()).toBe("won");
});

test("tells a loser by how much, and offers the rematch first", async () => {
	await show("lost", ["+-", "+++-", { verdict: "lost" }]);
	await expect.element(heading).toHaveTextContent("Maya won by 2");
	expect([medal(), dimmed(), moving()]).toEqual(["lost", 1, []]);
	await expect.element(page.getByRole("button", { name: "Rematch" })).toBeVisible();
	await expectAccessible();
});

test("stays calm after a draw", async () => {
	await show("drawn", ["++-", "++-", { verdict: "drawn" }]);
	await expect.element(heading).toHaveTextContent("A draw");
	expect([medal(), dimmed(), moving()]).toEqual(["drawn", 0, []]);
});
