import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { noFriends } from "../../../testing/friends.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { peaksGame } from "../../custom-games/testing/peaks.ts";
import { duelView } from "../testing/duels.ts";

const me = [answer("me", "get", { user: player() }), answer("friends", "list", []), ...noFriends];
const game = (privacyLevel: "private" | "public") =>
	answer("customGames", "get", { ...peaksGame, privacyLevel });
const duel = (isOpenToAll: boolean) =>
	answer(
		"duels",
		"get",
		duelView("d1", {
			game: "custom",
			title: "High Peaks",
			customGameId: "peaks",
			custom: {
				measure: "Height",
				question: "",
				thousandsSeparator: true,
				timerSeconds: 0,
				creatorName: "ada_lovelace",
				isOpenToAll,
			},
			sides: [
				{
					seat: 1,
					userId: "ada",
					name: "ada_lovelace",
					avatarUrl: null,
					isYou: true,
					status: "waiting",
					score: null,
					timeMs: null,
					marks: null,
				},
			],
		}),
	);
const option = (name: RegExp) => page.getByRole("radio", { name });
const onlyInvited = page.getByText("Only people invited to this game can open it", { exact: false });

test("offers a link to a private game to invited players, and to anyone for another game", async () => {
	await renderApp("/duel/new?custom=peaks", [game("private"), ...me]);
	await expect.element(option(/^Invited players with the link/)).toBeChecked();
	await expect.element(onlyInvited).toBeVisible();
	expect(page.getByText("No account needed").query()).toBeNull();
	await option(/^Countries/).click();
	await expect.element(option(/^Anyone with the link No account needed/)).toBeChecked();
});

test.each(["/duel/new?sent=d1", "/duel/d1"])("%s says who can open the link", async (path) => {
	await renderApp(path, [duel(false), ...me]);
	await expect.element(page.getByLabelText("Link to the duel")).toBeVisible();
	await expect.element(onlyInvited).toBeVisible();
	expect(page.getByText("No account needed", { exact: false }).query()).toBeNull();
});

test("needs no account for a duel over a public game", async () => {
	await renderApp("/duel/new?sent=d1", [duel(true), ...me]);
	await expect.element(page.getByText("No account needed.", { exact: false })).toBeVisible();
	expect(onlyInvited.query()).toBeNull();
});
