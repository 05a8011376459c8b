import type { AnyProcedure, AnyRouter } from "@trpc/server";
import { accountsRouter } from "../features/accounts/accounts.router.ts";
import { apiTokensRouter } from "../features/accounts/api-tokens/api-tokens.router.ts";
import { adminRouter } from "../features/admin/admin.router.ts";
import { analyticsRouter } from "../features/analytics/analytics.router.ts";
import { chatRouter } from "../features/chat/chat.router.ts";
import { correctionsRouter } from "../features/corrections/corrections.router.ts";
import { customGamesRouter } from "../features/custom-games/custom-games.router.ts";
import { dailyRouter } from "../features/daily/daily.router.ts";
import { duelsRouter } from "../features/duels/duels.router.ts";
import { friendsRouter } from "../features/friends/friends.router.ts";
import { homeRouter } from "../features/home/home.router.ts";
import { knowledgeRouter } from "../features/knowledge/knowledge.router.ts";
import { leaderboardsRouter } from "../features/leaderboards/leaderboards.router.ts";
import { meRouter } from "../features/me/me.router.ts";
import { moderationRouter } from "../features/moderation/moderation.router.ts";
import { playRouter } from "../features/play/play.router.ts";
import { practiceRouter } from "../features/practice/practice.router.ts";
import { presenceRouter } from "../features/presence/presence.router.ts";
import { profilesRouter } from "../features/profiles/profiles.router.ts";
import { progressionRouter } from "../features/progression/progression.router.ts";
import { registrationRouter } from "../features/registration/registration.router.ts";
import { siteRouter } from "../features/site/site.router.ts";
import { supportRouter } from "../features/support/support.router.ts";
import { router } from "../platform/procedures.ts";

// With it, packages that read the type of the router know the fields that features add to the context.
import type {} from "./create-services.ts";
import { liveEventsRouter } from "./live-events.router.ts";

export const appRouter = router({
	accounts: accountsRouter,
	admin: adminRouter,
	analytics: analyticsRouter,
	apiTokens: apiTokensRouter,
	chat: chatRouter,
	corrections: correctionsRouter,
	customGames: customGamesRouter,
	daily: dailyRouter,
	duels: duelsRouter,
	friends: friendsRouter,
	home: homeRouter,
	knowledge: knowledgeRouter,
	leaderboards: leaderboardsRouter,
	live: liveEventsRouter,
	me: meRouter,
	moderation: moderationRouter,
	play: playRouter,
	practice: practiceRouter,
	presence: presenceRouter,
	profiles: profilesRouter,
	progression: progressionRouter,
	registration: registrationRouter,
	site: siteRouter,
	support: supportRouter,
});

export type AppRouter = typeof appRouter;

export const TRPC_PATH = "/api/trpc";

const ROUTER: AnyRouter = appRouter;
/** By "feature.call". */
export const PROCEDURES: ReadonlyMap<string, AnyProcedure> = new Map(Object.entries(ROUTER._def.procedures));

/** "feature.call" for each call in a router's record, at any depth. */
type PathsIn<Calls> = {
	[Name in keyof Calls & string]: Calls[Name] extends AnyProcedure ? Name : `${Name}.${PathsIn<Calls[Name]>}`;
}[keyof Calls & string];

type PathOf<Router extends AnyRouter> = PathsIn<Router["_def"]["record"]>;

export type ProcedurePath = PathOf<AppRouter>;
