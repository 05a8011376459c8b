/** How much script a browser may fetch before a page is usable, in bytes as sent (brotli). Nowhere else is such a limit written. */
const HOME = 120_500;
const STAGE = 129_000;
/** Its page is the chat itself: a history that is scrolled without an end, what keeps unsent messages, and the way to a duel. */
const CHAT = 148_750;
/** What there is to know of a custom game, and how to share it. Its stage, grown by what the daily deck and duels show, is fetched while that is read. */
const CUSTOM_GAME = 123_400;
/** What a day's deck is, or which there were. The stage is fetched while that is read. */
const DAILY = 120_750;
/** A calendar of one's own decks, why a streak stands, and the choice of a time zone. */
const DAILY_HISTORY = 122_500;
/** A challenge, or the form that makes one. The stage is fetched while that is read, and the result while that is played. */
const DUEL = 123_600;
/** For administrators alone, who come to work. */
const ADMINISTRATION = 132_000;

/** Returns the budget of the page at this path; that of a stage for every page that has none of its own. */
export function scriptBudget(path: string): number {
	if (path.startsWith("/messages/")) return CHAT;
	if (path.startsWith("/custom-game/")) return CUSTOM_GAME;
	if (path === "/daily/history") return DAILY_HISTORY;
	if (path === "/daily" || path.startsWith("/daily/")) return DAILY;
	if (path.startsWith("/duel/")) return DUEL;
	if (path === "/admin" || path.startsWith("/admin/")) return ADMINISTRATION;
	return path === "/" ? HOME : STAGE;
}
