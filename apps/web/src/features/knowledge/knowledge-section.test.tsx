import { HttpResponse, http } from "msw/http";
import { expect, test, vi } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../testing/answers.ts";
import { knowledge, noKnowledge } from "../../testing/knowledge.ts";
import { player, stranger } from "../../testing/people.ts";
import { quietProgress } from "../../testing/progress.ts";
import { renderApp } from "../../testing/render-app.tsx";

const section = (name: string) => page.getByRole("region", { name, exact: true });
const countries = section("Right answers by game").getByRole("listitem").filter({ hasText: "Countries" });
const signedIn = answer("me", "get", { user: player() });

test("shows what a player knows, and draws it although the browser's language is no language tag", async () => {
	vi.spyOn(navigator, "language", "get").mockReturnValue("en-US@posix");
	await renderApp("/profile", [answer("knowledge", "get", knowledge), signedIn, ...quietProgress]);
	await expect.element(countries).toHaveTextContent("Countries40%10 of 25");
	await section("Right answers by game").getByText("By filter: Movie Budgets").click();
	await expect.element(page.getByText("Genre: Comedy")).toBeVisible();
	await expect
		.element(section("How close the numbers were").getByRole("listitem").first())
		.toHaveTextContent("Close1.25 to 2 ×62%40 of 65");
	await expect.element(page.getByText("3 won, 1 lost")).toBeVisible();
	await expect.element(page.getByText("2 days in a row, longest 9")).toBeVisible();
	await expect.element(page.getByText("7 of 10: 3 times")).toBeInTheDocument();
	await page.getByLabelText("Game", { exact: true }).selectOptions("Movie Budgets");
	await expect.element(page.getByText("3–4 right: 5 times")).toBeInTheDocument();
	await expect.poll(() => document.querySelectorAll("canvas").length).toBe(1);
	await page.getByText("Show as a table").click();
	await expect.element(page.getByRole("row").last()).toHaveTextContent("23 Nov 202684%");
});

test("shows nothing of a player who has played nothing", async () => {
	await renderApp("/profile", [answer("knowledge", "get", noKnowledge), signedIn, ...quietProgress]);
	await expect.element(section("Badges")).toBeVisible();
	await expect.element(section("What you know")).not.toBeInTheDocument();
});

/** Answers with what each player knows, by their id. */
const knowledgeOf = (players: Readonly<Record<string, typeof knowledge>>) =>
	http.all("/api/trpc/knowledge.get", ({ request }) => {
		const { userId } = JSON.parse(new URL(request.url).searchParams.get("input") ?? "{}");
		return HttpResponse.json({ result: { data: players[userId] } });
	});

const own = {
	...knowledge,
	answers: [
		{ game: "movie", label: "", closeness: "close", right: 5, answered: 20 },
		{ game: "country", label: "", closeness: "close", right: 19, answered: 20 },
	],
} satisfies typeof knowledge;

test.each([
	["friends", true],
	["none", false],
] as const)("compares a player who is %s with the viewer: %s", async (friendshipStatus, isCompared) => {
	await renderApp("/user/grace", [
		knowledgeOf({ grace: knowledge, ada: own }),
		answer("profiles", "get", stranger({ movieGame: 3 })),
		answer("friends", "status", { friendshipStatus }),
		signedIn,
	]);
	await expect
		.element(countries)
		.toHaveTextContent(
			isCompared ? "Countriesgrace_hopper40%10 of 25You95%19 of 20" : "Countries40%10 of 25",
		);
	const sentence = page.getByText(/knows films, you know countries/);
	if (isCompared) await expect.element(sentence).toBeVisible();
	else await expect.element(sentence).not.toBeInTheDocument();
});
