/** The pages whose views are counted. A segment with ":" matches any text, which is never stored. */
export const PAGES = [
	"/",
	"/country-game",
	"/cs16-game",
	"/history-game",
	"/movie-game",
	"/music-game",
	"/reddit-game",
	"/wealth-game",
	"/app",
	"/practise",
	"/daily",
	"/daily/archive",
	"/daily/archive/:day",
	"/leaderboard",
	"/corrections",
	"/credits",
	"/updates",
	"/privacy-policy",
	"/terms-of-service",
	"/sign-in",
	"/join",
	"/add",
	"/forgot-password",
	"/reset-password",
	"/confirm-email",
	"/unsubscribe/:token",
	"/profile",
	"/user/:userId",
	"/friends",
	"/messages",
	"/messages/:userId",
	"/games",
	"/games/by/:userId",
	"/custom-games",
	"/custom-games/:id",
	"/custom-games/:id/insights",
	"/custom-game/:id",
	"/edit-custom-game/:id",
	"/duels",
	"/duel/new",
	"/duel/:id",
] as const;

/** "/admin" counts all administrator pages together, "other" all unknown paths. */
export type CountedPage = (typeof PAGES)[number] | "/admin" | "other";

const PARTS = PAGES.map((page) => ({ page, parts: partsOf(page) }));

/** Returns the counted page of a path. A query or fragment in it is ignored. */
export function pageOf(path: string): CountedPage {
	const parts = partsOf(path.replace(/[?#].*$/s, ""));
	if (parts[0] === "admin") return "/admin";
	const found = PARTS.find(
		(known) =>
			known.parts.length === parts.length &&
			known.parts.every((part, index) => part.startsWith(":") || part === parts[index]),
	);
	return found?.page ?? "other";
}

function partsOf(path: string): string[] {
	return path.split("/").filter((part) => part !== "");
}

const DEVICES = ["desktop", "mobile", "tablet"] as const;
const BROWSERS = new Map([
	["Chrome", "Chrome"],
	["Edg", "Edge"],
	["Edge", "Edge"],
	["Firefox", "Firefox"],
	["OPR", "Opera"],
	["Opera", "Opera"],
	["Safari", "Safari"],
]);
/** From this width on, in CSS pixels. */
const WIDTHS = [
	[1920, "1920 px and more"],
	[1440, "1440 to 1919 px"],
	[1024, "1024 to 1439 px"],
	[768, "768 to 1023 px"],
	[480, "480 to 767 px"],
	[1, "under 480 px"],
] as const;
const OTHER = "other";

/** Returns the kind of device; "other" for a value that the web client never sends. */
export function deviceOf(deviceType: string): string {
	return DEVICES.find((device) => device === deviceType.toLowerCase()) ?? OTHER;
}

/** Returns the browser's name without its version: "Firefox 144" becomes "Firefox". */
export function browserOf(browserInfo: string): string {
	return BROWSERS.get(browserInfo.split(/[\s/]/, 1)[0] ?? "") ?? OTHER;
}

/** Returns the range that a screen's width is in: "390x844" gives "under 480 px". */
export function screenOf(screenSize: string): string {
	const width = Number(/^(\d{1,5})\s*[x×]\s*\d{1,5}$/.exec(screenSize)?.[1] ?? 0);
	return WIDTHS.find(([from]) => width >= from)?.[1] ?? OTHER;
}
