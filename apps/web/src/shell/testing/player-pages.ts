import { boardRow, peaksGame, peaksRun } from "../../features/custom-games/testing/peaks.ts";
import { sampleInsights, sampleSent } from "../../features/custom-games/testing/sample-insights.ts";
import { dailyAnswers, overToday, resultAnswer } from "../../features/daily/testing/daily-answers.ts";
import { archive, history, pastDeck } from "../../features/daily/testing/past-deck.ts";
import { sampleHistory } from "../../features/daily/testing/sample-history.ts";
import { duelCard } from "../../features/duels/testing/duels.ts";
import { challenge, firstRound, maya, result } from "../../features/duels/testing/ghost-duels.ts";
import { openRound } from "../../features/play/testing/countries.ts";
import { accept, answer } from "../../testing/answers.ts";
import { AT, LINE, longGame, me, signedIn, TEXT } from "./long-samples.ts";
import type { PagesOf, PlayerRoute } from "./opened-page.ts";

const ownGame = {
	...peaksGame,
	name: LINE,
	description: TEXT,
	valueLabel: "W".repeat(40),
	question: `Is {B} ${"W".repeat(60)} {A}?`,
	thousandsSeparator: true,
	creator: longGame.creator,
	topScores: [boardRow(1, me.username, 1_000)],
	personalBest: 1_000,
};
const edited = {
	id: "g1",
	version: 1,
	name: LINE,
	description: TEXT,
	valueLabel: "W".repeat(40),
	question: `Is {B} ${"W".repeat(60)} {A}?`,
	thousandsSeparator: true,
	privacyLevel: "private" as const,
	updatedAt: AT,
	shareableLink: "/custom-game/g1",
	timerSeconds: 0,
	items: Array.from({ length: 10 }, (_, at) => ({
		id: `i${at}`,
		name: LINE,
		value: 1_234_567_890 + at,
		imageUrl: `/pictures/${"a".repeat(32)}.webp`,
		description: "w".repeat(300),
	})),
};
const customGame = [
	...signedIn,
	answer("customGames", "get", ownGame),
	answer("customGames", "current", null),
	answer("customGames", "start", {
		...peaksRun,
		measure: ownGame.valueLabel,
		first: { ...peaksRun.first, name: LINE, value: 1_234_567_890.12 },
		second: { ...peaksRun.second, name: LINE },
	}),
];
const insights = [
	...signedIn,
	answer("customGames", "get", { ...ownGame, isOwn: true, privacyLevel: "invite_only" }),
	answer("customGames", "insights", {
		...sampleInsights,
		items: sampleInsights.items.map((item) => ({ ...item, name: LINE })),
	}),
	answer(
		"customGames",
		"sentInvitations",
		sampleSent.map((sent) => ({ ...sent, user: { ...sent.user, username: me.username } })),
	),
	answer("customGames", "board", { among: "all", rows: ownGame.topScores, personalBest: null }),
];
const template = {
	id: "films",
	name: "Film budgets",
	description: TEXT,
	valueLabel: "W".repeat(40),
	question: "",
	thousandsSeparator: true,
	items: edited.items,
};
const zone = answer("daily", "zone", { timeZone: "America/Argentina/ComodRivadavia", changeableAt: null });
const pastDecks = [
	answer("daily", "past", pastDeck()),
	answer("daily", "archive", archive()),
	answer("daily", "history", history()),
	resultAnswer({ day: "2026-11-20", number: 139 }),
];
const rival = { ...maya, name: me.username };
const duel = result("+++-", "++0");
const waiting = answer("duels", "mine", {
	waiting: [
		duelCard("d1", { title: LINE, other: { userId: me.id, name: me.username, avatarUrl: me.avatarUrl } }),
	],
	recent: [],
});
const legal = answer("site", "legal", {
	version: 3,
	publishedAt: AT,
	html: `<h2 id="part-0">${LINE}</h2><p>${TEXT}</p><table><tr><td>${LINE}</td><td>${LINE}</td></tr></table>`,
	contents: [{ id: "part-0", title: LINE }],
});

/** The pages for players and visitors, with the longest texts that players can write. */
export const PLAYER_PAGES: PagesOf<PlayerRoute> = {
	"/": [
		{ words: "First words", answers: [] },
		{ words: "First words", answers: signedIn },
	],
	"/sign-in": [
		{ words: "Don't have an account?", answers: [] },
		{ path: "/sign-in?mode=sign-up", words: "Already have an account?", answers: [] },
	],
	"/join": [
		{
			path: "/join?key=secret",
			words: "You are invited",
			answers: [answer("registration", "invitation", { status: "valid", makesAdmin: false })],
		},
		{
			path: "/join?key=secret",
			words: "You have an account already",
			answers: [...signedIn, answer("registration", "invitation", { status: "valid", makesAdmin: true })],
		},
	],
	"/forgot-password": [{ words: "Forgot", answers: [] }],
	"/reset-password": [{ path: "/reset-password?token=abc", words: "Save password", answers: [] }],
	"/confirm-email": [
		{ path: "/confirm-email?token=abc", words: "Confirm", answers: [accept("accounts", "confirmEmail")] },
	],
	"/unsubscribe/$token": [{ path: "/unsubscribe/secret", words: "Unsubscribe", answers: [] }],
	"/credits": [{ words: "Reported production budgets", answers: [] }],
	"/privacy-policy": [{ words: LINE, answers: [legal] }],
	"/terms-of-service": "the same page as /privacy-policy",
	"/updates": [
		{
			words: "Page 1 of 1000",
			answers: [
				answer("site", "updates", {
					updates: [{ id: "u", title: LINE, content: TEXT, date: AT }],
					pagination: { page: 1, pages: 1000, total: 10_000 },
				}),
			],
		},
	],
	"/leaderboard": [
		{ words: "LEADERBOARDS", answers: [] },
		{ path: "/leaderboard?game=historyGame", words: "Science Fiction 1980s", answers: signedIn },
	],
	"/profile": [
		{ words: "Daily Challenges", answers: signedIn },
		{ path: "/profile?tab=badges", words: "All Badges", answers: signedIn },
		{ path: "/profile?tab=friends", words: "WWWWWWWWWW", answers: signedIn },
		{ path: "/profile?tab=settings", words: "Delete account", answers: signedIn },
	],
	"/friends": [{ words: "Bests to beat", answers: [waiting, ...signedIn] }],
	"/user/$userId": [{ path: "/user/grace", words: "Public", answers: signedIn }],
	"/custom-games": [
		{ words: "Featured", answers: signedIn },
		{ path: "/custom-games?tab=invitations", words: "Accept", answers: signedIn },
		{
			path: "/custom-games?create=true",
			words: "Film budgets",
			answers: [...signedIn, answer("customGames", "templates", [template])],
		},
	],
	"/custom-games/$id": "leads to /custom-game/$id",
	"/custom-games/$id/insights": [
		{ path: "/custom-games/peaks/insights", words: "of 3 accepted", answers: insights },
	],
	"/custom-game/$id": [
		{ path: "/custom-game/peaks", words: "Your best", answers: customGame },
		{ path: "/custom-game/peaks", words: "Higher", answers: customGame, press: "Ready!" },
	],
	"/edit-custom-game/$id": [
		{
			path: "/edit-custom-game/g1",
			words: "Edit",
			answers: [
				...signedIn,
				answer("customGames", "forEdit", edited),
				answer("customGames", "pictureQuota", { usedBytes: 0, limitBytes: 60 }),
			],
		},
		{
			path: "/edit-custom-game/g1?published=true",
			words: "Your game is ready",
			answers: [...signedIn, answer("customGames", "forEdit", edited)],
		},
	],
	"/duels": [{ words: "Your turn", answers: signedIn }],
	"/messages": [{ words: "120 unread", answers: signedIn }],
	"/messages/$userId": [{ path: `/messages/${me.username.toLowerCase()}`, words: "12–9", answers: signedIn }],
	"/country-game": [
		{
			words: "Higher",
			answers: [...signedIn, answer("play", "current", openRound), answer("play", "start", openRound)],
		},
	],
	"/app": "the same stage as /country-game",
	"/cs16-game": "the same stage as /country-game",
	"/history-game": "the same stage as /country-game",
	"/movie-game": "the same stage as /country-game",
	"/music-game": "the same stage as /country-game",
	"/reddit-game": "the same stage as /country-game",
	"/wealth-game": "the same stage as /country-game",
	"/daily": [
		{ words: "Hilo 142", answers: [...signedIn, ...dailyAnswers()] },
		{ words: "Round 1 of 10", answers: [...signedIn, ...dailyAnswers()], press: "Play" },
		{
			words: "Next deck in",
			answers: [...signedIn, answer("daily", "today", overToday()), resultAnswer()],
		},
	],
	"/daily/archive": [
		{ words: "Excused", answers: [...signedIn, zone, ...pastDecks.slice(0, 2), sampleHistory()] },
	],
	"/daily/archive/$day": [{ path: "/daily/archive/2026-11-20", words: "On its day", answers: pastDecks }],
	"/daily/history": "leads to /daily/archive",
	"/duel/new": [
		{ words: "Create the link", answers: [] },
		{ words: "Which game?", answers: signedIn },
	],
	"/duel/$id": [
		{
			path: "/duel/d1",
			words: "challenges you",
			answers: [answer("duels", "get", challenge({ sides: [rival] }))],
		},
		{
			path: "/duel/d1",
			words: "Higher",
			answers: [
				...signedIn,
				answer("duels", "get", challenge({ sides: [rival] })),
				answer("duels", "begin", {
					...firstRound,
					rival: { name: me.username, score: 0, ms: 4200, isOut: false },
				}),
			],
			press: "Play",
		},
		{
			path: "/duel/d1",
			words: "You won",
			answers: [
				...signedIn,
				answer("duels", "get", {
					...duel,
					sides: duel.sides.map((side) => ({ ...side, name: me.username })),
					record: { won: 1_234, lost: 1_234, drawn: 1_234 },
				}),
			],
		},
	],
};
