import { ERRORS, type ErrorCode } from "./errors.ts";

/** A refusal that its caller may read: thrown by the rules and by use cases, put into an answer in one place. */
export class AppError extends Error {
	override readonly name = "AppError";
	readonly code: ErrorCode;
	/** The HTTP status. */
	readonly status: (typeof ERRORS)[ErrorCode]["status"];
	/** When to try again; for 429 and 503. */
	readonly retryAfterSeconds: number | undefined;

	/** `message` replaces the catalogue's text where the text must name something. `cause` is for the log alone. */
	constructor(
		code: ErrorCode,
		options: { message?: string; retryAfterSeconds?: number; cause?: unknown } = {},
	) {
		super(options.message ?? ERRORS[code].message, { cause: options.cause });
		this.code = code;
		this.status = ERRORS[code].status;
		this.retryAfterSeconds = options.retryAfterSeconds;
	}
}
