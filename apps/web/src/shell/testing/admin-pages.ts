import { daysFrom } from "@hilo/rules/analytics/measures";
import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { ticket } from "../../features/support/testing/tickets.ts";
import { adminUser, asAdmin, oneUser, siteSettings } from "../../testing/administration.ts";
import { accept, answer } from "../../testing/answers.ts";
import { AT, apiToken, asker, LINE, me, TEXT } from "./long-samples.ts";
import type { AdminRoute, PagesOf } from "./opened-page.ts";

const adminSettings = [
	siteSettings({
		registration: "invitation",
		updateNotice: { isOn: true, repository: `${"w".repeat(39)}/${"w".repeat(60)}` },
	}),
	answer("registration", "invitations", [
		{ id: "i", note: "W".repeat(60), usesLeft: 1000, maxUses: 1000, expiresAt: AT, createdBy: me.username },
	]),
];
const days = Array.from({ length: 14 }, (_, n) => ({ day: `2026-11-${n + 9}`, count: 1_234_567 }));
const dashboard = answer("admin", "dashboard", {
	totalUsers: 1_234_567,
	totalGames: 1_234_567,
	activeUsers: 1_234_567,
	newUsersToday: 1_234_567,
	registrations: days,
	plays: days,
	customPlays: days,
	attention: {
		openReports: 1_234,
		openTickets: 1_234,
		unansweredTickets: 1_234,
	},
});
const health = answer(
	"admin",
	"health",
	(["problem", "warning", "ok"] as const).map((verdict) => ({
		name: "METRICS_PORT",
		verdict,
		found: `/${LINE} ${TEXT}`,
		remedy: verdict === "ok" ? null : TEXT,
		link: null,
	})),
);
const figureDays = daysFrom("2026-10-25", "2026-11-23");
const figures = answer("analytics", "figures", {
	from: "2026-10-25",
	to: "2026-11-23",
	today: "2026-11-23",
	days: figureDays.map((day) => ({
		day,
		views: 1_234_567,
		visits: 1_234_567,
		registrations: 1_234,
		activeUsers: 1_234,
		gamesMade: 1_234,
		gamesPlayed: 1_234,
		decksPlayed: 1_234,
		duelsPlayed: 1_234,
	})),
	weeks: [{ start: "2026-11-23", activeUsers: 1_234_567 }],
	months: [{ start: "2026-11-01", activeUsers: 1_234_567 }],
	plays: [
		{ game: "historyGame1900_1940", day: "2026-11-22", plays: 1_234_567, finished: 1_234_567, meanScore: 4 },
	],
	pages: [{ name: `/${TEXT}`, views: 1_234_567 }],
	devices: [{ name: "mobile", views: 1_234_567 }],
	browsers: [{ name: LINE, views: 1_234_567 }],
	screens: [{ name: "3840x2160", views: 1_234_567 }],
	retention: figureDays.map((day) => ({ day, registered: 1_234, day1: 1_234, day7: 1_234, day30: null })),
});
const user = {
	isAdmin: true,
	suspendedUntil: "2026-12-03T12:00:00.000Z",
	email: me.email,
	avatarUrl: me.avatarUrl,
	xp: 1_234_567,
	lastActiveAt: AT,
};
const { messages, ...ticketRow } = ticket({ subject: "W".repeat(150) });
const queuedTicket = {
	...ticketRow,
	waitingSince: AT,
	user: asker,
	assignee: asker,
	watchers: [asker],
};
const accused = { id: me.id, username: me.username, avatarUrl: "", isSuspended: true, isAdmin: false };
const classicGames = GAME_IDS.map((id) => ({
	key: CLASSIC_GAMES[id].key,
	id,
	isDisabled: true,
	displayOrder: 999,
	name: "W".repeat(40),
	description: "w".repeat(200),
	defaultName: CLASSIC_GAMES[id].title,
	defaultDescription: CLASSIC_GAMES[id].description,
}));

export const ADMIN_PAGES: PagesOf<AdminRoute> = {
	"/admin": [{ words: "New users today", answers: [dashboard, health, ...asAdmin] }],
	"/admin/analytics": [
		{
			words: "Pages",
			answers: [figures, answer("analytics", "settings", { analyticsEnabled: true }), ...asAdmin],
		},
	],
	"/admin/users": [
		{
			words: me.email,
			answers: [
				answer("admin", "users", { users: [adminUser(me.username, user)], next: "second" }),
				...asAdmin,
			],
		},
	],
	"/admin/users/$id": [
		{
			path: "/admin/users/grace",
			words: "Not signed in anywhere",
			answers: [
				answer(
					"admin",
					"user",
					oneUser(me.username, {
						...user,
						suspension: { reason: TEXT, byName: me.username, since: AT, until: null },
						scores: [{ key: "historyGame1900_1940", highScore: 1_234_567, verified: true }],
					}),
				),
				...asAdmin,
			],
		},
	],
	"/admin/games": [
		{ words: "W".repeat(40), answers: [answer("site", "classicGames", classicGames), ...asAdmin] },
	],
	"/admin/games/custom": [
		{
			words: LINE,
			answers: [
				answer("moderation", "games", {
					games: [
						{
							id: "g1",
							name: LINE,
							description: TEXT,
							creator: { id: "eve", username: me.username },
							privacyLevel: "public",
							itemCount: 500,
							playCount: 1_234_567,
							createdAt: AT,
							isHidden: true,
							openReports: 1_234,
							link: "/custom-game/g1",
							removed: { at: AT, reason: TEXT, restorableUntil: AT },
						},
					],
					next: null,
				}),
				...asAdmin,
			],
		},
	],
	"/admin/settings": [{ words: "Save limits", answers: [...adminSettings, ...asAdmin] }],
	"/admin/settings/audit": [
		{
			words: "Made an administrator",
			answers: [
				answer("admin", "audit", {
					rows: [
						{
							id: "1",
							at: AT,
							actor: { kind: "administrator", id: "ada", name: me.username, tokenName: LINE },
							action: "user.promote",
							subject: { kind: "user", id: "grace", name: LINE },
							before: { reason: TEXT },
							after: { reason: TEXT },
						},
					],
					next: null,
				}),
				...asAdmin,
			],
		},
	],
	"/admin/settings/legal": [
		{
			words: LINE,
			answers: [
				answer("site", "legalText", {
					markdown: TEXT,
					version: 1,
					history: [{ version: 1, publishedAt: AT, publishedBy: me.username }],
				}),
				answer("site", "previewLegal", { html: `<h2>${LINE}</h2><p>${TEXT}</p>` }),
				...asAdmin,
			],
		},
	],
	"/admin/settings/tokens": [
		{
			words: "Administrate",
			answers: [answer("apiTokens", "listAdmin", [{ ...apiToken, owner: me }]), ...asAdmin],
		},
	],
	"/admin/settings/updates": [
		{
			words: LINE,
			answers: [
				answer("site", "allUpdates", {
					updates: [{ id: "u", title: LINE, content: TEXT, date: AT, isPublished: false, state: "draft" }],
					pagination: { page: 1, pages: 1, total: 1 },
				}),
				...asAdmin,
			],
		},
	],
	"/admin/support": [
		{
			words: "unanswered",
			answers: [
				answer("support", "queue", {
					tickets: [queuedTicket],
					counts: { waiting: 1_000, open: 1_000, inProgress: 1_000 },
					next: null,
				}),
				...asAdmin,
			],
		},
	],
	"/admin/support/$id": [
		{
			path: "/admin/support/1",
			words: "Which browser?",
			answers: [
				answer("support", "ticket", {
					...queuedTicket,
					messages: messages.map((message) => ({
						...message,
						senderName: me.username,
						content: `${message.content} ${TEXT}`,
					})),
				}),
				answer("support", "watch", { watchers: [asker] }),
				accept("support", "leave"),
				answer("support", "savedReplies", [{ id: "r", title: LINE, content: TEXT }]),
				...asAdmin,
			],
		},
	],
	"/admin/support/reports": [
		{
			words: "Rude rivers",
			answers: [
				answer("moderation", "queue", {
					subjects: [
						{
							kind: "game",
							subjectId: "g1",
							accused,
							title: `Rude rivers ${LINE}`,
							evidence: [TEXT],
							link: "/custom-game/g1?key=k",
							isThere: true,
							firstAt: AT,
							count: 1_234,
							reports: [
								{
									id: "r1",
									reason: "spam",
									text: TEXT,
									createdAt: AT,
									reporter: { ...accused, sent: 9, dismissed: 8, oftenFalse: true },
								},
							],
						},
					],
					next: null,
					open: 1_234,
				}),
				...asAdmin,
			],
		},
	],
};
