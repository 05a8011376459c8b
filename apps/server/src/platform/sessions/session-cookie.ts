import { parse } from "hono/utils/cookie";
import { SESSION_COOKIE, type Sessions } from "./sessions.ts";

/**
 * Returns the session's secret that a `Cookie` header carries, or null. Other cookies, which other programs on the host may have set,
 * are not looked at: whatever stands in them can't spoil a request.
 */
export function readSessionCookie(header: string | undefined): string | null {
	return (header && parse(header, SESSION_COOKIE)[SESSION_COOKIE]) || null;
}

/** The session cookie that one answer is to set, if any. */
export class SessionCookies {
	/** The values of the answer's `Set-Cookie` headers: one at most, since clients differ in which of two they keep. */
	readonly lines: string[] = [];
	readonly #sessions: Sessions;
	readonly #isSecure: boolean;

	/** @param isSecure whether the browser reached the site over https, and may send the cookie over nothing else (D17). */
	constructor(sessions: Sessions, isSecure: boolean) {
		this.#sessions = sessions;
		this.#isSecure = isSecure;
	}

	/** Sets the cookie to the session's secret, whatever it was to be before; null takes it away. */
	set(secret: string | null): void {
		const cookie =
			secret === null
				? this.#sessions.createBlankSessionCookie()
				: this.#sessions.createSessionCookie(secret);
		cookie.attributes.secure = this.#isSecure;
		this.lines.splice(0, 1, cookie.serialize());
	}
}
