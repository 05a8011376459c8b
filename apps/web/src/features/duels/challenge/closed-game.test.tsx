import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { answer } from "../../../testing/answers.ts";
import { noFriends } from "../../../testing/friends.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { peaksGame } from "../../custom-games/testing/peaks.ts";
import { duelView } from "../testing/duels.ts";
import { maya, oldStates } from "../testing/ghost-duels.ts";

const me = [answer("me", "get", { user: player() }), answer("friends", "list", []), ...noFriends];
/** A duel over a custom game of the player, who has not played it yet. */
const duel = (isOpenToAll: boolean) =>
	duelView("d1", {
		...oldStates,
		custom: { ...oldStates.custom, isOpenToAll },
		sides: [{ ...maya, isYou: true, status: "waiting" }],
	});
const option = (name: RegExp) => page.getByRole("radio", { name });
const onlyInvited = page.getByText("Only people invited to this game can open it", { exact: false });

test("offers a link to a private game to invited players, and to anyone for another game", async () => {
	const game = answer("customGames", "get", { ...peaksGame, privacyLevel: "private" });
	await renderApp("/duel/new?custom=peaks", [game, ...me]);
	await expect.element(option(/^Invited players with the link/)).toBeChecked();
	await expect.element(onlyInvited).toBeVisible();
	expect(page.getByText("No account needed").query()).toBeNull();
	await option(/^Countries/).click();
	await expect.element(option(/^Anyone with the link No account needed/)).toBeChecked();
});

test("says with the link who can open it", async () => {
	const { router, unmount } = await renderApp("/duel/new?sent=d1", [
		answer("duels", "get", duel(false)),
		...me,
	]);
	await expect.element(page.getByLabelText("Link to the duel")).toBeVisible();
	await expect.element(onlyInvited).toBeVisible();
	await router.navigate({ to: "/duel/$id", params: { id: "d1" } });
	await expect.element(page.getByLabelText("Link to the duel")).toBeVisible();
	await expect.element(onlyInvited).toBeVisible();
	await unmount();
	await renderApp("/duel/new?sent=d1", [answer("duels", "get", duel(true)), ...me]);
	await expect.element(page.getByText("No account needed.", { exact: false })).toBeVisible();
	expect(onlyInvited.query()).toBeNull();
});
