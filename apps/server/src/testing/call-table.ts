import { PIXEL } from "./pictures.ts";
import type { Player, TestSite } from "./test-site.ts";
import { PASSWORD } from "./test-site.ts";

/** Those who may call: `player` owns the run that the calls are about, `other` is another player. */
export const CALLERS = ["visitor", "player", "other", "admin"] as const;
export type Caller = (typeof CALLERS)[number];

/** A site with something on it to call about. */
export interface World {
	readonly site: TestSite;
	readonly player: Player;
	/** The player's open run. */
	readonly runId: string;
	readonly poolId: string;
}

/** What a call is sent, and the status that each caller gets. */
export interface Call {
	readonly input?: (world: World, caller: Caller) => Record<string, unknown>;
	readonly status: Readonly<Record<Caller, number>>;
}

const anyone = (status = 200) => ({ visitor: status, player: status, other: status, admin: status });
const players = { visitor: 401, player: 200, other: 200, admin: 200 };
const visitors = { visitor: 200, player: 403, other: 403, admin: 403 };
const owner = { visitor: 401, player: 200, other: 404, admin: 404 };

const newcomer = (_: World, caller: Caller) => ({
	email: `new-${caller}@example.org`,
	username: `new-${caller}`,
	password: PASSWORD,
});
const login = () => ({ emailOrUsername: "player", password: PASSWORD });
const country = () => ({ game: "country" });

/** Every documented call that is built. */
export const ROW_CALLS: Readonly<Record<string, Call>> = {
	"GET /analytics/maintenance-status": { status: anyone() },
	"GET /game-status": { status: anyone() },
	"GET /user/recent-updates": { status: anyone() },
	"POST /auth/register": { input: newcomer, status: anyone(201) },
	"POST /auth/login": { input: login, status: anyone() },
	"POST /auth/logout": { status: anyone() },
	"GET /user/me": { status: players },
	"GET /user/profile/:userId": { input: ({ player }) => ({ userId: player.id }), status: anyone() },
	"GET /user/search": { input: () => ({ query: "pl" }), status: players },
	"PATCH /user/profile": { input: (_, caller) => ({ username: `renamed-${caller}` }), status: players },
	"POST /user/avatar": { input: () => ({ avatar: PIXEL }), status: players },
	"POST /user/reset-avatar": { status: players },
	"POST /user/check-badges": { status: players },
	"POST /user/update-score": { input: () => ({ game: "movieGame", score: 7 }), status: players },
	"POST /user/update-daily-challenge": {
		input: () => ({ challengeType: "friendInvited" }),
		status: players,
	},
	"GET /leaderboard/history-game": { status: anyone() },
	"GET /leaderboard/history-game/:variant": {
		input: () => ({ variant: "1800_1900" }),
		status: anyone(),
	},
	"GET /leaderboard/:key": { input: () => ({ key: "countryGame" }), status: anyone() },
	"GET /github": { status: anyone() },
	"GET /reddit": { status: anyone() },
	"GET /country": { status: anyone() },
	"GET /movie": { status: anyone() },
	"GET /music": { status: anyone() },
	"GET /wealth": { status: anyone() },
	"GET /history": { status: anyone() },
	"GET /cs16": { status: anyone() },
	"GET /githubGame": { status: anyone() },
	"GET /redditGame": { status: anyone() },
	"GET /countryGame": { status: anyone() },
	"GET /movieGame": { status: anyone() },
	"GET /musicGame": { status: anyone() },
	"GET /wealthGame": { status: anyone() },
	"GET /cs16Game": { status: anyone() },
	"GET /historyGame": { status: anyone() },
	"GET /historyGame1800_1900": { status: anyone() },
	"GET /historyGame1900_1940": { status: anyone() },
	"GET /historyGame1940_1970": { status: anyone() },
	"GET /historyGame1970_2000": { status: anyone() },
	"GET /historyGame2000_Present": { status: anyone() },
};

/** Every procedure of the site's own client. */
export const PROCEDURE_CALLS: Readonly<Record<string, Call>> = {
	"me.get": { status: anyone() },
	"accounts.register": { input: newcomer, status: anyone() },
	"accounts.login": { input: login, status: anyone() },
	"accounts.logout": { status: anyone() },
	"profiles.resetAvatar": { status: players },
	"profiles.rename": { input: (_, caller) => ({ username: `renamed-${caller}` }), status: players },
	"profiles.get": { input: ({ player }) => ({ userId: player.id }), status: anyone() },
	"profiles.search": { input: () => ({ query: "pl" }), status: players },
	"accounts.forgotPassword": { input: () => ({ email: "player@example.org" }), status: anyone() },
	"accounts.resetPassword": {
		input: () => ({ token: "unknown", password: PASSWORD }),
		status: anyone(400),
	},
	"accounts.changePassword": {
		input: () => ({ currentPassword: PASSWORD, password: PASSWORD }),
		status: players,
	},
	"accounts.changeEmail": {
		input: () => ({ email: "moved@example.org", password: PASSWORD }),
		status: players,
	},
	"accounts.confirmEmail": { input: () => ({ token: "unknown" }), status: anyone(400) },
	"accounts.sessions": { status: players },
	"accounts.endSession": { input: () => ({ id: "unknown" }), status: players },
	"accounts.endOtherSessions": { status: players },
	"me.export": { status: players },
	// Whoever is the site's only administrator stays.
	"accounts.deleteAccount": {
		input: () => ({ password: PASSWORD }),
		status: { ...players, admin: 409 },
	},
	"analytics.trackPlay": { input: country, status: anyone() },
	"leaderboards.classic": { input: () => ({ key: "countryGame" }), status: anyone() },
	"play.opening": { input: country, status: visitors },
	"play.pool": { input: ({ poolId }) => ({ poolId }), status: visitors },
	"play.prepare": { input: country, status: anyone() },
	"play.current": { input: country, status: players },
	"play.start": { input: country, status: players },
	"play.guess": { input: ({ runId }) => ({ runId, round: 1, guess: "higher" }), status: owner },
	"play.timeOut": { input: ({ runId }) => ({ runId, round: 1 }), status: owner },
	"progression.checkBadges": { status: players },
	"progression.badges": { status: players },
	"progression.today": { status: players },
	"progression.setShowcase": { input: () => ({ badgeIds: [] }), status: players },
	"site.maintenance": { status: anyone() },
	"site.credits": { status: anyone() },
	"site.gameStatus": { status: anyone() },
	"site.recentUpdates": { input: () => ({ limit: 2 }), status: anyone() },
};

/** Gives the player a run whose clock has just run out. */
export async function openWorld(site: TestSite): Promise<World> {
	const player = await site.player("player");
	const { poolId } = await site.visitor().api.play.opening.query({ game: "country" });
	const { runId } = await player.api.play.start.mutate({ game: "country" });
	site.clock.advance(20_000);
	return { site, player, runId, poolId };
}
