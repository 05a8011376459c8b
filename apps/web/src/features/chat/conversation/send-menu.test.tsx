import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { shownToasts } from "../../../testing/toasts.ts";
import { duelView } from "../../duels/testing/duels.ts";
import { chatServer } from "../testing/chat-server.ts";
import { message } from "../testing/chats.ts";
import { clearStorage, composer, openChat, social } from "../testing/open-chat.tsx";

beforeEach(clearStorage);

const plus = page.getByRole("button", { name: "Send a game, a challenge or a score" });
const entry = (name: string) => page.getByRole("menuitem", { name, exact: true });
const run = { runId: "run-1", game: "country", customGameId: null, score: 7 } as const;
const sent = (server: ReturnType<typeof chatServer>) =>
	server.calls.filter((call) => call.startsWith("send"));

async function open(...answers: Parameters<typeof openChat>[1] & object) {
	const server = chatServer([message(1)]);
	await openChat(server, [...answers, ...social()]);
	await plus.click();
	return server;
}

test("sends the link of a game that is picked from a list", async () => {
	const server = await open(answer("customGames", "mine", []), answer("customGames", "sharedWithMe", []));
	await entry("Game").click();
	await expect.element(page.getByRole("heading", { name: "Send a game" })).toBeVisible();
	await page.getByRole("button", { name: "Countries" }).click();
	await expect.poll(() => sent(server)).toEqual([`send ${location.origin}/country-game`]);
	await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
	await expect.element(composer).toHaveValue("");
});

test("makes the last score a challenge, and sends its link", async () => {
	const server = await open(
		answer("play", "latest", run),
		answer("duels", "create", { id: "duel-1" }),
		answer("duels", "get", duelView("duel-1")),
	);
	await entry("My last score").click();
	await expect
		.poll(() => sent(server))
		.toEqual([`send I got 7. Can you beat it?\n${location.origin}/duel/duel-1`]);
});

test("sends the game's link with a score of which there can be no challenge", async () => {
	const server = await open(answer("play", "latest", run), refuse("duels", "create", "duels/no-such-run"));
	await entry("My last score").click();
	await expect
		.poll(() => sent(server))
		.toEqual([`send I got 7. Can you beat it?\n${location.origin}/country-game`]);
});

test("says that a challenge failed", async () => {
	const server = await open(answer("play", "latest", run), refuse("duels", "create", "duels/too-many"));
	await entry("My last score").click();
	await expect.poll(shownToasts).toContain("Error: You've sent a lot of challenges. Please try again later.");
	expect(sent(server)).toEqual([]);
});
