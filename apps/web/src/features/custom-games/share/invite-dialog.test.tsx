import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { noGames, ownGame } from "../../../testing/custom-games.ts";
import { friend, noFriends } from "../../../testing/friends.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";

beforeEach(() => {
	holdPoll();
});

const dialog = page.getByRole("dialog", { name: "Invite alan to a game" });

async function open(...answers: HttpHandler[]) {
	await renderApp("/profile?tab=friends", [
		...answers,
		answer("friends", "list", [friend("alan")]),
		...noFriends,
		...noGames,
		answer("me", "get", { user: player() }),
	]);
	await page.getByRole("button", { name: "More: alan" }).click();
	await page.getByRole("menuitem", { name: "Invite to a game" }).click();
}

test("invites a friend to the chosen game, with a message", async () => {
	const sent = watchCalls("customGames.invite");
	await open(
		answer("customGames", "mine", [ownGame("Coffee"), ownGame("Tea")]),
		answer("customGames", "invite", { invited: 1 }),
	);
	await dialog.getByRole("radio", { name: /^Tea/ }).click();
	await userEvent.fill(dialog.getByLabelText("Message (optional)"), " Beat 14! ");
	await dialog.getByRole("button", { name: "Invite" }).click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.poll(sent).toEqual([{ id: "tea", userIds: ["alan"], message: "Beat 14!" }]);
	await expect.poll(shownToasts).toEqual(["Done: Invitation sent to alan"]);
});
