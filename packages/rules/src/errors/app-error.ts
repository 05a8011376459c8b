import { ERRORS, type ErrorCode } from "./errors.ts";

/** An error of the catalogue, whose text the caller may read. Use cases throw it; one adapter answers with it. */
export class AppError extends Error {
	override readonly name = "AppError";
	readonly code: ErrorCode;
	readonly status: (typeof ERRORS)[ErrorCode]["status"];
	readonly retryAfterSeconds: number | undefined;

	/** An explanation by a person, such as an administrator, for the web client. */
	readonly reason: string | undefined;

	/** `message` replaces the catalogue's text, such as to name a date. `cause` is only logged. */
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
