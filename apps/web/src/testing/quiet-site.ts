import { CLASSIC_GAMES, GAME_IDS } from "@hilo/rules/play/games";
import { sampleToday } from "../features/daily/testing/sample-deck.ts";
import { aboutSite } from "./about-site.ts";
import { accept, answer } from "./answers.ts";
import { noKnowledge } from "./knowledge.ts";
import { maintenance } from "./maintenance.ts";

/** The site's usual answers to a visitor. Tests put their own before it. */
export const quietSite = [
	answer("me", "get", { user: null }),
	maintenance({ maintenanceMode: false }),
	aboutSite(),
	answer(
		"site",
		"gameStatus",
		GAME_IDS.map((id) => ({
			gameId: CLASSIC_GAMES[id].key,
			isDisabled: false,
			displayOrder: 999,
			name: null,
			description: null,
		})),
	),
	answer("site", "recentUpdates", {
		updates: [
			{ title: "First words", content: "One line.\nAnother line.", date: "2026-11-02T09:00:00.000Z" },
		],
	}),
	answer("site", "credits", { liveSources: [] }),
	accept("analytics", "trackPlay"),
	accept("presence", "update"),
	answer("progression", "checkBadges", { newBadges: [] }),
	answer("leaderboards", "classic", []),
	answer("leaderboards", "board", { among: "all", rows: [] }),
	answer("leaderboards", "bestsToBeat", []),
	answer("leaderboards", "lastGame", null),
	answer("leaderboards", "rival", null),
	answer("knowledge", "get", noKnowledge),
	answer("practice", "due", []),
	answer("customGames", "byCreator", []),
	answer("customGames", "showcase", []),
	answer("support", "latestNotification", null),
	answer("daily", "today", sampleToday()),
	answer("daily", "board", { day: "2026-11-23", number: 142, rows: [], own: null, players: 0 }),
	answer("home", "activity", { playing: null, runsToday: null }),
	answer("home", "get", { firstSteps: null, lastGame: null, friends: [], games: [] }),
	answer("friends", "list", []),
	answer("chat", "latest", []),
	answer("duels", "waiting", { count: 0 }),
	answer("duels", "mine", { waiting: [], recent: [] }),
	answer("duels", "records", []),
	answer("duels", "record", { won: 0, lost: 0, drawn: 0 }),
];
