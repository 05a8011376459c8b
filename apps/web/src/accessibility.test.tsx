import axe from "axe-core";
import type { HttpHandler } from "msw/http";
import { expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { mountains } from "./features/custom-games/editor/testing/open-editor.tsx";
import { peaksGame } from "./features/custom-games/testing/peaks.ts";
import { dailyAnswers, lastVerdict, resultAnswer } from "./features/daily/testing/daily-answers.ts";
import { sampleFriends } from "./features/daily/testing/sample-deck.ts";
import { result } from "./features/duels/testing/ghost-duels.ts";
import { ROWS } from "./features/leaderboards/testing/boards.ts";
import { openRound, wrongVerdict } from "./features/play/testing/countries.ts";
import { holdClock } from "./features/play/testing/stage.clock.ts";
import { ticket } from "./features/support/testing/tickets.ts";
import { adminUser, asAdmin } from "./testing/administration.ts";
import { accept, answer } from "./testing/answers.ts";
import { gameCard, noGames } from "./testing/custom-games.ts";
import { friend, friendRequest, noFriends } from "./testing/friends.ts";
import { knowledge } from "./testing/knowledge.ts";
import { player, stranger } from "./testing/people.ts";
import { quietProgress } from "./testing/progress.ts";
import { renderApp } from "./testing/render-app.tsx";

interface Opened {
	readonly name: string;
	readonly path: string;
	readonly answers?: HttpHandler[];
	/** Buttons and entries of menus to press, in order. */
	readonly press?: readonly string[];
	/** What appears last is shown after a verdict. */
	readonly isPlayed?: boolean;
	/** Appears last. */
	readonly last: Locator;
}

const signedIn = answer("me", "get", { user: player({ countryGame: 7 }) });
/** A streak of the highest heat, and its celebrated end. */
const hotRound = { ...openRound, round: 21, score: 20, best: 30 };
const playing = [signedIn, answer("play", "current", hotRound), answer("play", "start", hotRound)];
const editing = [
	signedIn,
	answer("customGames", "forEdit", {
		...mountains(12),
		items: [...mountains(12).items],
		updatedAt: "2026-11-20T09:00:00.000Z",
		shareableLink: "/custom-game/g1",
	}),
	answer("customGames", "pictureQuota", { usedBytes: 0, limitBytes: 60 }),
];
const bot = {
	id: "bot",
	name: "Discord bot",
	hint: "aB3d",
	scopes: ["read" as const],
	createdAt: "2026-11-21T09:00:00.000Z",
	endsAt: "2026-12-21T09:00:00.000Z",
	lastUse: null,
};
const days = Array.from({ length: 14 }, (_, n) => ({ day: `2026-11-${n + 9}`, count: 10 * n }));
const finding = (name: string, verdict: "ok" | "warning" | "problem") => ({
	name,
	verdict,
	found: "can't be read",
	remedy: verdict === "ok" ? null : "Read the manual.",
	link: null,
});

/** Further ones are judged by the journey through every page. */
const PAGES: Opened[] = [
	{
		name: "a form with errors",
		path: "/sign-in?mode=sign-up",
		press: ["Create Account"],
		last: page.getByText(/valid email/).first(),
	},
	{
		name: "a stage",
		path: "/country-game",
		answers: playing,
		last: page.getByRole("button", { name: "Higher" }),
	},
	{
		name: "game over",
		path: "/country-game",
		answers: [...playing, answer("play", "guess", { ...wrongVerdict, round: 21, score: 20, best: 30 })],
		press: ["Higher"],
		isPlayed: true,
		last: page.getByRole("heading", { name: "Game Over!" }),
	},
	{
		name: "the import dialog",
		path: "/edit-custom-game/g1",
		answers: editing,
		press: ["2 Items", "Import"],
		last: page.getByRole("textbox", { name: "Paste a table, a list or JSON" }),
	},
	{
		name: "the share dialog",
		path: "/custom-game/peaks",
		answers: [
			signedIn,
			answer("customGames", "get", { ...peaksGame, isOwn: true }),
			answer("customGames", "current", null),
			answer("customGames", "sentInvitations", []),
			answer("friends", "list", [friend("Ann")]),
		],
		press: ["Share"],
		last: page.getByRole("tab", { name: "Email" }),
	},
	{
		name: "the hub of custom games",
		path: "/custom-games",
		answers: [
			signedIn,
			answer("customGames", "discover", {
				featured: [gameCard("Coffee")],
				games: [gameCard("Tea")],
				pagination: { page: 1, pages: 1, total: 1 },
			}),
			...noGames,
		],
		last: page.getByText("Tea").first(),
	},
	{
		name: "the leaderboard",
		path: "/leaderboard?game=countryGame",
		answers: [
			signedIn,
			answer("leaderboards", "board", { among: "all", rows: ROWS }),
			answer("leaderboards", "ownRank", null),
		],
		last: page.getByText("dan").first(),
	},
	{
		name: "the profile",
		path: "/profile",
		answers: [signedIn, answer("knowledge", "get", knowledge), ...quietProgress],
		last: page.getByText("Daily Challenges").first(),
	},
	{
		name: "settings",
		path: "/profile?tab=settings",
		answers: [signedIn],
		last: page.getByText("Delete account").first(),
	},
	{
		name: "friends",
		path: "/friends",
		answers: [
			signedIn,
			answer("friends", "list", [friend("Ann", 2), friend("Bob")]),
			answer("friends", "requests", { incoming: [friendRequest("Dee")], sent: [] }),
			answer("presence", "statuses", { bob: { status: "online", lastOnline: null } }),
			...noFriends,
		],
		last: page.getByText("Bob").first(),
	},
	{
		name: "a dialog",
		path: "/user/grace",
		answers: [
			signedIn,
			answer("profiles", "get", stranger()),
			answer("friends", "status", { friendshipStatus: "friends" }),
		],
		press: ["More: grace_hopper", "Remove Friend"],
		last: page.getByText("Cancel").first(),
	},
	{
		name: "a duel's result",
		path: "/duel/won",
		answers: [
			signedIn,
			answer("duels", "get", { ...result("+++-", "++0"), id: "won", record: { won: 2, lost: 1, drawn: 0 } }),
		],
		last: page.getByRole("heading", { name: "You won" }),
	},
	{
		name: "the daily result",
		path: "/daily",
		answers: [
			signedIn,
			...dailyAnswers(),
			answer("daily", "guess", lastVerdict),
			resultAnswer({ marks: Array(10).fill("right"), friends: sampleFriends(2) }),
		],
		press: ["Play", "Lower"],
		isPlayed: true,
		last: page.getByText("Next deck in").first(),
	},
	{
		name: "a ticket with answers",
		path: "/profile?tab=support&ticket=1",
		answers: [
			signedIn,
			answer("support", "get", ticket()),
			answer("support", "notifications", []),
			answer("support", "latestNotification", null),
			accept("support", "markAllRead"),
			accept("support", "markRead"),
		],
		last: page.getByText("Which browser?"),
	},
	{
		name: "API tokens",
		path: "/admin/settings/tokens",
		answers: [answer("apiTokens", "listAdmin", [{ ...bot, owner: player() }]), ...asAdmin],
		last: page.getByText(/^Owner: ada/),
	},
	{
		name: "a table of the administration",
		path: "/admin/users",
		answers: [
			answer("admin", "users", { users: [adminUser("grace", { isAdmin: true })], next: "second" }),
			...asAdmin,
		],
		last: page.getByText("grace@example.org"),
	},
	{
		name: "the dashboard",
		path: "/admin",
		answers: [
			answer("admin", "dashboard", {
				totalUsers: 20_311,
				totalGames: 1284,
				activeUsers: 812,
				newUsersToday: 41,
				registrations: days,
				plays: days,
				customPlays: days,
				attention: { openReports: 3, openTickets: 1, unansweredTickets: 1 },
			}),
			answer("admin", "health", [
				finding("Backup", "problem"),
				finding("Disk", "warning"),
				finding("Mail", "ok"),
			]),
			...asAdmin,
		],
		last: page.getByText("1 check passed").first(),
	},
];

const CELEBRATION = /^(burst|flip|medal|rays-turn|floor|flame)/;
const animations = () =>
	document.getAnimations().map((each) => (each instanceof CSSAnimation ? each.animationName : ""));

test.each(PAGES)("$name is accessible, in both themes", async (opened) => {
	const { path, answers = [], press = [], isPlayed = false, last } = opened;
	const pass = isPlayed ? holdClock() : null;
	await renderApp(path, answers);
	const pressable = (name: string) =>
		page.getByRole("button", { name, exact: true }).or(page.getByRole("menuitem", { name, exact: true }));
	for (const name of press) await pressable(name).click();
	await expect
		.poll(() => {
			pass?.(500);
			return last;
		})
		.toBeVisible();
	// Celebrations and a streak's heat are not only shortened under reduced motion.
	expect(animations().filter((name) => CELEBRATION.test(name))).toEqual([]);
	const still = new CSSStyleSheet();
	// A colour in transition has no contrast of its own.
	still.replaceSync(
		"*, ::before, ::after, ::backdrop { transition: none !important; animation: none !important }",
	);
	document.adoptedStyleSheets.push(still);
	try {
		for (const theme of ["light", "dark"]) {
			document.documentElement.dataset.theme = theme;
			// Only colours differ between the themes.
			const rules = theme === "dark" ? { runOnly: ["color-contrast"] } : {};
			// Only rules about sound and video need what axe would load before.
			const options = { resultTypes: ["violations" as const], preload: false, ...rules };
			const { violations } = await axe.run(document, options);
			const faults = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(" ")}`);
			expect(faults, theme).toEqual([]);
		}
	} finally {
		document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== still);
	}
});
