import { ACCOUNTS_FAILURES } from "../accounts/accounts.failures.ts";
import { ADMIN_FAILURES } from "../admin/admin.failures.ts";
import { ANALYTICS_FAILURES } from "../analytics/analytics.failures.ts";
import { API_TOKENS_FAILURES } from "../api-tokens/api-tokens.failures.ts";
import { CHAT_FAILURES } from "../chat/chat.failures.ts";
import { CUSTOM_GAMES_FAILURES } from "../custom-games/custom-games.failures.ts";
import { DAILY_FAILURES } from "../daily/daily.failures.ts";
import { DUELS_FAILURES } from "../duels/duels.failures.ts";
import { FRIENDS_FAILURES } from "../friends/friends.failures.ts";
import { LEADERBOARDS_FAILURES } from "../leaderboards/leaderboards.failures.ts";
import { MODERATION_FAILURES } from "../moderation/moderation.failures.ts";
import { PLAY_FAILURES } from "../play/play.failures.ts";
import { PROGRESSION_FAILURES } from "../progression/progression.failures.ts";
import { SITE_FAILURES } from "../site/site.failures.ts";
import { SUPPORT_FAILURES } from "../support/support.failures.ts";

/** What a client shows of a call that failed without a reason. Bundled, as it can't be loaded without a connection. */
export const FAILURES = {
	...ACCOUNTS_FAILURES,
	...ADMIN_FAILURES,
	...ANALYTICS_FAILURES,
	...API_TOKENS_FAILURES,
	...CHAT_FAILURES,
	...CUSTOM_GAMES_FAILURES,
	...DAILY_FAILURES,
	...DUELS_FAILURES,
	...FRIENDS_FAILURES,
	...LEADERBOARDS_FAILURES,
	...MODERATION_FAILURES,
	...PLAY_FAILURES,
	...PROGRESSION_FAILURES,
	...SITE_FAILURES,
	...SUPPORT_FAILURES,
};

type FailureCode = keyof typeof FAILURES;

/** Codes whose text ends with a colon, after which the client adds the reason. */
export type OpenEndedCode = {
	[Code in FailureCode]: (typeof FAILURES)[Code]["message"] extends `${string}: ` ? Code : never;
}[FailureCode];

/** Codes whose complete text a client may show. */
export type FallbackCode = Exclude<FailureCode, OpenEndedCode>;
