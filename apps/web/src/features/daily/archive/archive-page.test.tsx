import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { player } from "../../../testing/people.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { archive } from "../testing/past-deck.ts";
import { sampleHistory } from "../testing/sample-history.ts";

const signedIn = answer("me", "get", { user: player() });
const zone = answer("daily", "zone", { timeZone: "Europe/Berlin", changeableAt: null });
const archived = answer("daily", "archive", archive());
const calendar = page.getByRole("table");
const zones = page.getByRole("combobox", { name: "Time zone" });
const save = page.getByRole("button", { name: "Save time zone" });

test("shows a player's days among all decks, the reasons of the streak, and statistics", async () => {
	await renderApp("/daily/archive", [signedIn, zone, archived, sampleHistory()]);
	await expect.element(page.getByRole("link", { name: "Today’s deck" })).toHaveAttribute("href", "/daily");
	const third = calendar.getByRole("link", { name: "Tuesday 3 November, deck 122: 9 of 10" });
	await expect.element(third).toHaveAttribute("href", "/daily/archive/2026-11-03");
	const first = calendar.getByRole("link", { name: "Sunday 1 November, deck 120: not played" });
	await expect.element(first).toHaveAttribute("href", "/daily/archive/2026-11-01");
	const why = page.getByRole("list", { name: "Days that count without a score" }).getByRole("listitem");
	await expect.element(why).toHaveLength(2);
	await expect.element(why.nth(0)).toMatchTextContent(/Friday 6 November.*Streak freeze used/);
	await expect.element(why.nth(1)).toMatchTextContent(/Excused.*: The pictures were broken all evening/);
	await expect
		.element(calendar.getByRole("link", { name: "Play the deck of Monday 23 November" }))
		.toHaveAttribute("href", "/daily");
	await expect.element(page.getByText("4 more days until you earn another streak freeze.")).toBeVisible();
	await expect.element(page.getByText(/7 of 10: 4 times/)).toBeInTheDocument();
	// By keyboard; the focus stays although there is no earlier month.
	network.use(
		answer("daily", "archive", { ...archive(), month: "2026-07", decks: [] }),
		sampleHistory({ month: "2026-07", days: [] }),
	);
	page.getByRole("link", { name: "October 2026" }).element().focus();
	await userEvent.keyboard("{Enter}");
	await expect.element(page.getByRole("heading", { name: "July 2026" })).toBeVisible();
	await expect.element(page.getByRole("link", { name: "June 2026" })).toHaveFocus();
});

test("shows a visitor without decks the calendar and examples, and no time zone", async () => {
	const nothing = { days: [], streak: null, scores: [] };
	await renderApp("/daily/archive", [archived, sampleHistory(nothing)]);
	await expect
		.element(page.getByText("Play one deck and your scores and streak show up here."))
		.toBeVisible();
	await expect
		.element(page.getByRole("link", { name: "Play today’s deck" }))
		.toHaveAttribute("href", "/daily");
	await expect.element(calendar.getByRole("link", { name: /deck 139: not played/ })).toBeVisible();
	await expect.element(zones).not.toBeInTheDocument();
});

test("keeps the chosen time zone if it is refused, and saves it", async () => {
	const refused = refuse("daily", "setZone", "daily/zone-once-a-day");
	await renderApp("/daily/archive", [signedIn, zone, archived, sampleHistory(), refused]);
	await expect.element(zones).toHaveValue("Europe/Berlin");
	await expect.element(save).toBeDisabled();
	await zones.selectOptions("Pacific/Auckland");
	await save.click();
	await expect.element(page.getByRole("alert")).toHaveTextContent("You can change your time zone once a day");
	await expect.element(zones).toHaveAccessibleDescription(/once a day.*It is \d\d:\d\d there now/);
	await expect.element(zones).toHaveValue("Pacific/Auckland");
	const changed = { timeZone: "Pacific/Auckland", changeableAt: Date.now() + 3_600_000 };
	network.use(answer("daily", "setZone", changed), answer("daily", "zone", changed));
	await save.click();
	await expect.element(page.getByText("Your days are in Auckland now.")).toBeVisible();
	await expect.element(page.getByText(/You can change it again on/)).toBeVisible();
	await expect.element(zones).toHaveValue("Pacific/Auckland");
});
