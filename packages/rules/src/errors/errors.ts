import { ACCOUNTS_ERRORS } from "../accounts/accounts.errors.ts";
import { ADMIN_ERRORS } from "../admin/admin.errors.ts";
import { ANALYTICS_ERRORS } from "../analytics/analytics.errors.ts";
import { API_TOKENS_ERRORS } from "../api-tokens/api-tokens.errors.ts";
import { CHAT_ERRORS } from "../chat/chat.errors.ts";
import { CORRECTIONS_ERRORS } from "../corrections/corrections.errors.ts";
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
import { LEGAL_ERRORS, SITE_ERRORS, UPDATES_ERRORS } from "../site/site.errors.ts";
import type { SiteLimitName } from "../site/site-limits.ts";
import { SUPPORT_ERRORS } from "../support/support.errors.ts";
import { spanOf } from "../time/durations.ts";
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
	...CORRECTIONS_ERRORS,
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

interface AppErrorOptions {
	readonly message?: string;
	readonly retryAfterSeconds?: number;
	readonly limit?: SiteLimitName | undefined;
	readonly reason?: string;
	readonly cause?: unknown;
}

/** How texts of calls over a limit end, where the time is not known. */
export const VAGUE_END = /(?:try again|wait) (?:later|tomorrow|a moment|in (?:a|an|a few) \w+)\.$/;

/** Names the time of a 429 in place of the text's vague end. */
function textOf(code: ErrorCode, retryAfterSeconds: number | undefined): string {
	const { message, status } = ERRORS[code];
	if (status !== 429 || retryAfterSeconds === undefined) return message;
	return message.replace(VAGUE_END, `try again in ${spanOf(retryAfterSeconds * 1000)}.`);
}

/** An error of the catalogue, whose text the caller may read. Use cases throw it; one adapter answers with it. */
export class AppError extends Error {
	override readonly name = "AppError";
	readonly code: ErrorCode;
	readonly status: (typeof ERRORS)[ErrorCode]["status"];
	readonly retryAfterSeconds: number | undefined;

	/** The setting that a call over a limit was refused by; only administrators are told. */
	readonly limit: SiteLimitName | undefined;

	/** An explanation by a person, such as an administrator, for the web client. */
	readonly reason: string | undefined;

	/** `message` replaces the catalogue's text, such as to name a date. `cause` is only logged. */
	constructor(code: ErrorCode, options: AppErrorOptions = {}) {
		super(options.message ?? textOf(code, options.retryAfterSeconds), { cause: options.cause });
		this.code = code;
		this.status = ERRORS[code].status;
		this.limit = options.limit;
		this.retryAfterSeconds = options.retryAfterSeconds;
		this.reason = options.reason;
	}
}

/** Returns the message of anything thrown as one line; for an error without one, its name. */
export function reasonOf(error: unknown): string {
	if (!(error instanceof Error)) return String(error);
	const [line] = error.message.split("\n");
	if (line) return line;
	// A refused connection to PostgreSQL is an AggregateError without a message.
	if (error instanceof AggregateError) return reasonOf(error.errors[0]);
	return error.name;
}
