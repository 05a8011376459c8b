import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { ADMIN_ERRORS } from "../admin/admin.errors.ts";
import { ANALYTICS_ERRORS } from "../analytics/analytics.errors.ts";
import { API_TOKENS_ERRORS } from "../api-tokens/api-tokens.errors.ts";
import { CHAT_ERRORS } from "../chat/chat.errors.ts";
import { CUSTOM_GAMES_ERRORS } from "../custom-games/custom-games.errors.ts";
import { DAILY_ERRORS } from "../daily/daily.errors.ts";
import { DUELS_ERRORS } from "../duels/duels.errors.ts";
import { FRIENDS_ERRORS } from "../friends/friends.errors.ts";
import { LEADERBOARDS_ERRORS } from "../leaderboards/leaderboards.errors.ts";
import { MODERATION_ERRORS } from "../moderation/moderation.errors.ts";
import { PLAY_ERRORS } from "../play/play.errors.ts";
import { PRESENCE_ERRORS } from "../presence/presence.errors.ts";
import { PROGRESSION_ERRORS } from "../progression/progression.errors.ts";
import { REGISTRATION_ERRORS } from "../registration/registration.errors.ts";
import { LEGAL_ERRORS } from "../site/legal.errors.ts";
import { SITE_ERRORS } from "../site/site.errors.ts";
import { UPDATES_ERRORS } from "../site/updates.errors.ts";
import { SUPPORT_ERRORS } from "../support/support.errors.ts";
import { FAILURES } from "./failures.ts";
import { REQUEST_ERRORS } from "./request.errors.ts";

/** Every error that a caller can get, with its text for people. */
export const ERRORS = {
	...FAILURES,
	...ACCOUNTS_ERRORS,
	...ADMIN_ERRORS,
	...ANALYTICS_ERRORS,
	...API_TOKENS_ERRORS,
	...CHAT_ERRORS,
	...CUSTOM_GAMES_ERRORS,
	...DAILY_ERRORS,
	...DUELS_ERRORS,
	...FRIENDS_ERRORS,
	...LEADERBOARDS_ERRORS,
	...LEGAL_ERRORS,
	...MODERATION_ERRORS,
	...PLAY_ERRORS,
	...PRESENCE_ERRORS,
	...PROGRESSION_ERRORS,
	...REGISTRATION_ERRORS,
	...REQUEST_ERRORS,
	...SITE_ERRORS,
	...SUPPORT_ERRORS,
	...UPDATES_ERRORS,
};

export type ErrorCode = keyof typeof ERRORS;

/** Returns whether the value is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
	return typeof value === "string" && Object.hasOwn(ERRORS, value);
}
