import { DEFAULT_BRANDING } from "@hilo/rules/site/branding";
import { defaultSiteLimits } from "@hilo/rules/site/site-limits";
import type { Outputs } from "../platform/api/trpc.ts";
import { answer } from "./answers.ts";
import { player } from "./people.ts";

export const asAdmin = [
	answer("me", "get", { user: { ...player(), isAdmin: true } }),
	answer("admin", "access", { isAdmin: true }),
	answer("admin", "notifications", []),
	answer("admin", "unreadNotifications", { count: 0 }),
	answer("corrections", "queue", { subjects: [], next: null, open: 0 }),
];

type SiteSettings = Outputs["site"]["settings"];

const USUAL_SETTINGS: SiteSettings = {
	maintenance: { isOn: false, message: null, until: null },
	registration: "open",
	branding: DEFAULT_BRANDING,
	analyticsEnabled: true,
	integrity: "open",
	limits: defaultSiteLimits(),
	showsActivity: true,
	updateNotice: { isOn: false, repository: "hilo/hilo" },
};

/** Answers that the site has its usual settings, but for `said`. */
export function siteSettings(said: Partial<SiteSettings> = {}) {
	return answer("site", "settings", { ...USUAL_SETTINGS, ...said });
}

type AdminUser = Outputs["admin"]["users"]["users"][number];

export function adminUser(username: string, rest: Partial<AdminUser> = {}): AdminUser {
	return {
		id: username,
		username,
		email: `${username}@example.org`,
		avatarUrl: "/avatars/initials/GH-4.svg",
		createdAt: "2026-11-01T09:00:00.000Z",
		lastActiveAt: null,
		isAdmin: false,
		suspendedUntil: null,
		isLeaving: false,
		xp: 0,
		...rest,
	};
}

type OneUser = Outputs["admin"]["user"];

export function oneUser(username: string, rest: Partial<OneUser> = {}): OneUser {
	return {
		...adminUser(username),
		suspension: null,
		sessions: [],
		runs: [],
		scores: [],
		customGames: { count: 0, latest: [] },
		tickets: [],
		reportsAbout: [],
		reportsBy: { sent: 0, dismissed: 0, latest: [] },
		audit: [],
		...rest,
	};
}
