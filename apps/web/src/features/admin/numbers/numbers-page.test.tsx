import type { HttpHandler } from "msw/http";
import { expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { asAdmin } from "../../../testing/administration.ts";
import { accept, answer, refuse } from "../../../testing/answers.ts";
import { network } from "../../../testing/network.ts";
import { renderApp } from "../../../testing/render-app.tsx";
import { shownToasts } from "../../../testing/toasts.ts";
import { watchCalls } from "../../../testing/watch-calls.ts";
import type { ReportedNumber } from "./number-card.tsx";

const at = "2026-11-20T10:00:00.000Z";
const report = { id: "r1", shown: 89_400_000, text: "", betterSource: "", createdAt: at, reporter: null };
const france: ReportedNumber = {
	subject: { kind: "classic", game: "country", itemId: "fr", measure: "" },
	game: "Countries",
	item: "France",
	detail: "",
	link: "/country-game",
	measure: "annual visitors",
	unit: null,
	present: {
		value: 89_400_000,
		source: "UN Tourism",
		sourceUrl: "https://unwto.example/",
		asOf: "2018-12",
		isCorrected: false,
	},
	firstAt: at,
	count: 24,
	reports: [
		report,
		{
			...report,
			id: "r2",
			shown: 89_000_000,
			text: "It was revised",
			betterSource: "https://unwto.example/fr",
			reporter: { id: "ben", username: "ben", avatarUrl: "", sent: 3, corrected: 2, confirmed: 1 },
		},
	],
	earlier: [{ decision: "confirm", reason: "As first published", value: null, at, isWithdrawn: false }],
};
const queue = (subjects: ReportedNumber[]) =>
	answer("corrections", "queue", { subjects, next: null, open: subjects.length });
const entry: Outputs["corrections"]["list"]["entries"][number] = {
	id: "c1",
	game: "country",
	itemId: "es",
	gameLabel: "Countries",
	itemName: "Spain",
	measure: "annual visitors",
	unit: null,
	before: 1,
	after: 2,
	beforeSource: "",
	beforeAsOf: null,
	source: "INE",
	sourceUrl: null,
	asOf: "2026",
	reason: "",
	at,
	isInForce: true,
	thanks: [],
};
const list = (...entries: (typeof entry)[]) => answer("corrections", "list", { entries, next: null });
const card = page.getByRole("listitem", { name: "France" });
const dialog = page.getByRole("dialog");
const press = (name: string) => dialog.getByRole("button", { name }).click();

async function open(...answers: HttpHandler[]) {
	await renderApp("/admin/support/numbers", [...answers, queue([france]), list(), ...asAdmin]);
	await expect.element(card).toBeVisible();
}

test("shows the present number, what others said about it, their history and earlier decisions", async () => {
	await open();
	await expect.element(page.getByText("1 number waiting for a decision, oldest first.")).toBeVisible();
	await expect.element(page.getByRole("link", { name: "Numbers 1 new" })).toBeVisible();
	for (const text of [
		"89,400,000",
		"A visitor",
		"It was revised",
		"and 22 later reports",
		"As first published",
	])
		await expect.element(card.getByText(text, { exact: true })).toBeVisible();
	expect(card.element().textContent).toContain("Saw 89,000,000");
	await expect.element(card.getByText(/3 reports: 2 led to a correction, 1 did not/)).toBeVisible();
	await expect
		.element(card.getByRole("link", { name: /^UN Tourism · Dec 2018/ }))
		.toHaveAttribute("href", "https://unwto.example/");
});

test("corrects a number in the game's unit, and keeps errors and typed texts in the form", async () => {
	await open(refuse("corrections", "decide", "corrections/date-to-come"));
	await card.getByRole("button", { name: "Correct it" }).click();
	const value = dialog.getByLabelText("New number (annual visitors)");
	const source = dialog.getByLabelText("Source");
	await expect.element(value).toHaveValue("89,400,000");
	await expect.element(dialog.getByText(/only the source changes/)).toBeVisible();
	await expect.element(source).toHaveValue("");
	await expect.element(source).toHaveAccessibleDescription("Until now: UN Tourism");
	await value.fill("a lot");
	await press("Correct it");
	await expect.element(value).toHaveAccessibleDescription("Please say which number you mean");
	await value.fill("89,322,000");
	await expect.element(dialog.getByText("Will be shown as 89,322,000")).toBeVisible();
	await press("unwto.example/fr");
	const date = dialog.getByLabelText("Date of the number");
	await date.fill("12/2019");
	await press("Correct it");
	await expect.element(date).toHaveAccessibleDescription(/such as 2026-08/);
	await date.fill("2019-12");
	await press("Correct it");
	await expect.element(dialog.getByText("The date of a number can't be in the future")).toBeVisible();
	await expect.element(value).toHaveValue("89,322,000");
	const decided = watchCalls("corrections.decide");
	network.use(accept("corrections", "decide"), queue([]));
	await press("Correct it");
	await expect.element(page.getByText("No number is waiting for a decision.")).toHaveFocus();
	await expect.poll(shownToasts).toContain("Done: Number corrected");
	expect(decided()).toEqual([
		{
			subject: france.subject,
			decision: "correct",
			value: 89_322_000,
			source: "unwto.example",
			sourceUrl: "https://unwto.example/fr",
			asOf: "2019-12",
			reason: "",
		},
	]);
});

test("folds reports after the third, writes equal ones once, and says what was withdrawn", async () => {
	const wrong = ["r3", "r4"].map((id) => ({ ...report, id, text: "wrong" }));
	const others = ["r5", "r6"].map((id) => ({ ...report, id, text: `Report ${id}` }));
	const corrected = { decision: "correct", reason: "", value: 90_000_000, at, isWithdrawn: true } as const;
	const reports = [...france.reports, ...wrong, ...others];
	await renderApp("/admin/support/numbers", [
		queue([{ ...france, count: 6, reports, earlier: [corrected] }]),
		list(),
		...asAdmin,
	]);
	await expect.element(card.getByText("wrong")).toBeVisible();
	await expect.element(card.getByText("Report r5")).not.toBeVisible();
	await card.getByText("2 more reports").click();
	await expect.element(card.getByText("Report r5")).toBeVisible();
	expect(card.element().textContent).toContain("Corrected to 90,000,000, then withdrawn");
});

test("asks for a reason before an item is removed, and says that the number is decided already", async () => {
	await open(refuse("corrections", "decide", "corrections/already-decided"));
	await card.getByRole("button", { name: "Remove from play" }).click();
	await press("Remove from play");
	const reason = dialog.getByRole("textbox", { name: "Reason" });
	await expect.element(reason).toHaveAccessibleDescription("Please say why: players read it");
	await userEvent.fill(reason, "No source has it");
	await press("Remove from play");
	await expect.element(dialog.getByText("This number has been decided already.")).toBeVisible();
});

test("withdraws a correction in force", async () => {
	const withdrawn = watchCalls("corrections.withdraw");
	await open(
		accept("corrections", "withdraw"),
		list(entry, { ...entry, id: "c0", itemName: "Italy", isInForce: false }),
	);
	const section = page.getByRole("region", { name: "Corrections in force" });
	await expect.element(section.getByText("Italy")).not.toBeInTheDocument();
	await section.getByRole("button", { name: "Withdraw" }).click();
	network.use(list());
	await press("Withdraw");
	await expect.element(section).not.toBeInTheDocument();
	expect(withdrawn()).toEqual([{ id: "c1" }]);
});
