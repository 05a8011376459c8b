import type { HttpHandler } from "msw/http";
import { beforeEach, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { accept, answer, breakOff } from "../../testing/answers.ts";
import { blockedPerson, friend, noFriends } from "../../testing/friends.ts";
import { holdPoll } from "../../testing/hold-poll.ts";
import { network } from "../../testing/network.ts";
import { player } from "../../testing/people.ts";
import { renderApp } from "../../testing/render-app.tsx";
import { shownToasts } from "../../testing/toasts.ts";
import { watchCalls } from "../../testing/watch-calls.ts";

beforeEach(() => {
	holdPoll();
});

const more = page.getByRole("button", { name: "More: grace" });
const friends = page.getByRole("region", { name: "Friends", exact: true });
const entry = (name: string) => page.getByRole("menuitem", { name });
const dialog = page.getByRole("dialog");
const inDialog = (name: string) => dialog.getByRole("button", { name });
const reason = (name: string) => dialog.getByRole("radio", { name });
const text = page.getByRole("textbox", { name: /^Anything else/ });

async function open(...answers: HttpHandler[]) {
	await renderApp("/profile?tab=friends", [
		...answers,
		answer("friends", "list", [friend("grace"), friend("zoe")]),
		...noFriends,
		answer("me", "get", { user: player() }),
	]);
	await expect.element(more).toBeEnabled();
}

async function ask(question: string) {
	await more.click();
	await entry(question).click();
	await expect.element(dialog).toBeVisible();
}

test("works by keyboard alone, and returns the focus", async () => {
	await open();
	more.element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(entry("Challenge")).toHaveFocus();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
	await expect.element(entry("Remove Friend")).toHaveFocus();
	await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
	await expect.element(entry("Challenge")).toHaveFocus();
	await userEvent.keyboard("{Escape}");
	await expect.element(entry("Block")).not.toBeInTheDocument();
	await expect.element(more).toHaveFocus();
});

test("removes the friend immediately after confirmation, and focuses the heading", async () => {
	await open(accept("friends", "remove"));
	await ask("Remove Friend");
	network.use(answer("friends", "list", [friend("zoe")]));
	await inDialog("Confirm").click();
	await expect.element(more).not.toBeInTheDocument();
	await expect.element(friends.getByRole("heading", { name: "Friends" })).toHaveFocus();
	await expect.poll(shownToasts).toContain("Done: grace is no longer in your friends");
});

test("explains blocking, and moves the player to the blocked list", async () => {
	await open(accept("friends", "block"));
	await ask("Block");
	await expect.element(dialog).toHaveAccessibleName("Block grace?");
	await expect.element(dialog.getByText(/They can't send you friend requests, messages/)).toBeVisible();
	network.use(
		answer("friends", "list", [friend("zoe")]),
		answer("friends", "blocked", [blockedPerson("grace")]),
	);
	await inDialog("Block").click();
	await expect.element(more).not.toBeInTheDocument();
	await expect.element(page.getByText("Blocked players (1)")).toBeVisible();
	await expect.poll(shownToasts).toContain("Done: grace is blocked");
});

test("a report needs a reason, keeps its text when it fails, and is thanked for", async () => {
	await open(breakOff("moderation", "report"));
	await ask("Report");
	await expect.element(dialog).toHaveAccessibleName("Report grace");
	await userEvent.fill(text, "She is too good");
	await inDialog("Send report").click();
	await expect.element(dialog.getByText("Please choose a reason")).toBeVisible();
	await expect.element(reason("Spam or ads")).toHaveFocus();
	await reason("Cheating").click();
	await expect.element(dialog.getByText("Please choose a reason")).not.toBeInTheDocument();
	await inDialog("Send report").click();
	await expect.element(dialog.getByText("Failed to send report")).toBeVisible();
	await expect.element(text).toHaveValue("She is too good");
	await expect.element(reason("Cheating")).toBeChecked();
	const sent = watchCalls("moderation.report");
	network.use(answer("moderation", "report", { isNew: true }));
	await inDialog("Send report").click();
	await expect.element(dialog).toHaveAccessibleName("Thanks for telling us");
	await expect
		.poll(sent)
		.toEqual([{ kind: "person", userId: "grace", reason: "cheating", text: "She is too good" }]);
	await inDialog("Close").click();
	await expect.element(dialog).not.toBeInTheDocument();
	await expect.element(more).toHaveFocus();
});

test("says that a second report about the same was not sent", async () => {
	await open(answer("moderation", "report", { isNew: false }));
	await ask("Report");
	await reason("Cheating").click();
	await inDialog("Send report").click();
	await expect.element(dialog).toHaveAccessibleName("You have already reported this");
	await expect
		.element(dialog.getByText("Your last report is waiting for our team, so this one was not sent."))
		.toBeVisible();
});
