import { ACCOUNTS_FAILURES } from "@hilo/rules/accounts/accounts.failures";
import { CHAT_FAILURES } from "@hilo/rules/chat/chat.failures";
import { CUSTOM_GAMES_FAILURES } from "@hilo/rules/custom-games/custom-games.failures";
import type { FallbackCode, OpenEndedCode } from "@hilo/rules/errors/failures";
import { FRIENDS_FAILURES } from "@hilo/rules/friends/friends.failures";
import { LEADERBOARDS_FAILURES } from "@hilo/rules/leaderboards/leaderboards.failures";
import { MODERATION_FAILURES } from "@hilo/rules/moderation/moderation.failures";
import { PLAY_FAILURES } from "@hilo/rules/play/play.failures";
import { PROGRESSION_FAILURES } from "@hilo/rules/progression/progression.failures";
import { SITE_FAILURES } from "@hilo/rules/site/site.failures";

/** The failures in the first load. A call of another feature compiles only when its failures are here. */
export const SHOWN_FAILURES = {
	...ACCOUNTS_FAILURES,
	...CHAT_FAILURES,
	...CUSTOM_GAMES_FAILURES,
	...FRIENDS_FAILURES,
	...LEADERBOARDS_FAILURES,
	...MODERATION_FAILURES,
	...PLAY_FAILURES,
	...PROGRESSION_FAILURES,
	...SITE_FAILURES,
};

export type ShownCode = Extract<FallbackCode, keyof typeof SHOWN_FAILURES>;
/** A code whose text the caller completes. */
export type ShownOpenEndedCode = Extract<OpenEndedCode, keyof typeof SHOWN_FAILURES>;
