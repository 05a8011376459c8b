import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { aboutSite } from "../../../testing/about-site.ts";
import { answer, breakOff, refuse } from "../../../testing/answers.ts";
import { friend } from "../../../testing/friends.ts";
import { holdPoll } from "../../../testing/hold-poll.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { watchCalls } from "../../../testing/watch-calls.ts";
import { peaksGame } from "../testing/peaks.ts";

const shareableLink = "/custom-game/peaks?key=secret";
const own = { ...peaksGame, isOwn: true, privacyLevel: "private", shareableLink } as const;
const dialog = page.getByRole("dialog", { name: "Share High Peaks" });
const tab = (name: string) => dialog.getByRole("tab", { name });
const send = dialog.getByRole("button", { name: "Send invitations" });
const addresses = dialog.getByRole("textbox", { name: "Email addresses" });
const chips = () =>
	dialog
		.getByRole("list", { name: "Recipients" })
		.getByRole("listitem")
		.elements()
		.map(({ textContent }) => textContent);

beforeEach(() => holdPoll());

async function open(game: typeof peaksGame = own, ...site: HttpHandler[]) {
	await renderApp("/custom-game/peaks?key=secret", [
		...site,
		answer("me", "get", { user: player() }),
		answer("customGames", "get", game),
		answer("customGames", "current", null),
		answer("customGames", "sentInvitations", [
			{
				user: { id: "bob", username: "Bob", avatarUrl: "" },
				status: "pending",
				sentAt: "2026-11-03T10:00:00.000Z",
			},
		]),
		answer("friends", "list", [friend("Ann"), friend("Bob")]),
	]);
	await page.getByRole("button", { name: "Share" }).click();
	await expect.element(dialog).toBeVisible();
}

test("turns addresses into unique chips, shows errors, and keeps typed text until it is sent", async () => {
	await open();
	await tab("Link").element().focus();
	await userEvent.keyboard("{ArrowRight}");
	await expect.element(tab("Email")).toHaveFocus();
	await send.click();
	await expect.element(dialog.getByText("Please select at least one recipient")).toBeVisible();
	await addresses.fill("ada@");
	await send.click();
	await expect.element(dialog.getByText("Please enter a valid email address")).toBeVisible();
	// The address becomes a chip when the field is left; the press that leaves it is not lost.
	await addresses.fill(`${"a".repeat(60)}@example.com`);
	await tab("Friends").click({ delay: 80 });
	await expect.element(tab("Friends")).toHaveAttribute("aria-selected", "true");
	await tab("Email").click();
	await expect.poll(chips).toHaveLength(1);
	await dialog.getByRole("button", { name: /^Remove a/ }).click();
	await addresses.fill("ada@example.com");
	await userEvent.keyboard("{Enter}");
	await addresses.fill("ADA@example.com, Grace <grace@example.com>");
	await userEvent.keyboard("{Enter}");
	await expect.poll(chips).toEqual(["ada@example.com", "grace@example.com"]);
	const message = dialog.getByRole("textbox", { name: "Message (optional)" });
	await message.fill("?".repeat(301));
	await send.click();
	await expect.element(message).toHaveFocus();
	await message.fill("Beat me");

	network.use(breakOff("customGames", "invite"));
	await send.click();
	await expect.element(dialog.getByText("Failed to send invitations")).toBeVisible();
	network.use(refuse("customGames", "invite", "custom-games/too-many-mails"));
	await send.click();
	await expect.element(dialog.getByText(/at most 20 invitations by email a day/)).toBeVisible();
	await tab("Friends").click();
	await tab("Email").click();
	expect(chips()).toHaveLength(2);

	const sent = watchCalls("customGames.invite");
	network.use(answer("customGames", "invite", { invited: 2 }));
	await send.click();
	await expect.element(dialog.getByText("2 people are invited to play.")).toBeVisible();
	await expect.poll(sent).toEqual([
		{
			id: "peaks",
			key: "secret",
			userIds: [],
			emails: ["ada@example.com", "grace@example.com"],
			message: "Beat me",
		},
	]);
});

test("says that no mail goes out where the site sends none", async () => {
	await open(own, aboutSite({ sendsMail: false }));
	await tab("Email").click();
	await expect.element(addresses).toHaveAccessibleDescription(/This site sends no mail/);
	await addresses.fill("ada@example.com");
	network.use(answer("customGames", "invite", { invited: 1 }));
	await send.click();
	await expect.element(dialog.getByText(/Send everyone else the link/)).toBeVisible();
	expect(dialog.element().textContent).not.toMatch(/get an email|Sent!/);
});

test("chooses friends from a list that shows who is invited already", async () => {
	await open();
	await tab("Friends").click();
	await expect.element(dialog.getByRole("checkbox", { name: /Bob/ })).toBeDisabled();
	await dialog.getByRole("checkbox", { name: "Ann" }).click();
	const sent = watchCalls("customGames.invite");
	network.use(answer("customGames", "invite", { invited: 1 }));
	await send.click();
	await expect.element(dialog.getByText("1 person is invited to play.")).toBeVisible();
	await expect.poll(sent).toMatchObject([{ userIds: ["ann"], emails: [] }]);
});

test("shares the address that a player came by if they are not told the game's link, without invitations", async () => {
	await open({ ...own, isOwn: false, shareableLink: null });
	await expect.element(dialog.getByLabelText("Link to the game")).toHaveValue(location.href);
	expect(dialog.getByRole("tab").elements()).toHaveLength(0);
});
