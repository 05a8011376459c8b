import { ACCOUNTS_FAILURES } from "../accounts/accounts.failures.ts";
import { ADMIN_FAILURES } from "../admin/admin.failures.ts";
import { ANALYTICS_FAILURES } from "../analytics/analytics.failures.ts";
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

/**
 * The part of the catalogue with status 500: what a client says of a call when the server gave no reason of its own. A browser needs it
 * from the first moment on, because it can't be fetched when the connection is gone; the refusals come with the answers.
 */
export const FAILURES = {
	...ACCOUNTS_FAILURES,
	...ADMIN_FAILURES,
	...ANALYTICS_FAILURES,
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

/** The codes whose text goes on after its colon with what went wrong. */
export type OpenEndedCode = {
	[Code in FailureCode]: (typeof FAILURES)[Code]["message"] extends `${string}: ` ? Code : never;
}[FailureCode];

/** The codes whose text a client says when a call failed and the server said nothing better. */
export type FallbackCode = Exclude<FailureCode, OpenEndedCode>;
