import { ERRORS, type ErrorCode } from "./errors.ts";

/** An error of the catalogue, whose text its caller may read. Use cases throw it; one place turns it into an answer. */
export class AppError extends Error {
	override readonly name = "AppError";
	readonly code: ErrorCode;
	/** The HTTP status. */
	readonly status: (typeof ERRORS)[ErrorCode]["status"];
	/** When to try again; for 429 and 503. */
	readonly retryAfterSeconds: number | undefined;

	/** What somebody wrote to explain it, for the site's own client. */
	readonly reason: string | undefined;

	/** `message` replaces the catalogue's text where the text must name something. `cause` is for the log alone. */
	constructor(
		code: ErrorCode,
		options: { message?: string; retryAfterSeconds?: number; reason?: string; cause?: unknown } = {},
	) {
		super(options.message ?? ERRORS[code].message, { cause: options.cause });
		this.code = code;
		this.status = ERRORS[code].status;
		this.retryAfterSeconds = options.retryAfterSeconds;
		this.reason = options.reason;
	}
}
