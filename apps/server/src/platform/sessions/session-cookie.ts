import { parse } from "hono/utils/cookie";
import { guestCookie } from "./guest-cookie.ts";
import { SESSION_COOKIE, type Sessions } from "./sessions.ts";

/** So many of one name are looked at: each costs a look into the database. */
const MOST = 4;

/**
 * Returns the sessions' secrets that a `Cookie` header carries: usually one, or none. There are several where a site at a neighbouring
 * address has set a cookie of the name for all of them, and their order says nothing (RFC 6265, 4.2.2). Other cookies are not looked at:
 * whatever stands in them can't spoil a request.
 */
export function readSessionCookies(header: string | undefined): readonly string[] {
	if (!header) return [];
	const secrets = header.split(";").flatMap((pair) => parse(pair, SESSION_COOKIE)[SESSION_COOKIE] || []);
	return [...new Set(secrets)].slice(0, MOST);
}

/** The cookies that one answer is to set, if any. */
export class AnswerCookies {
	readonly #sessions: Sessions;
	readonly #isSecure: boolean;
	#session: string | undefined;
	#guest: string | undefined;

	/** @param isSecure whether the browser reached the site over https, and may send the cookies over nothing else (D17). */
	constructor(sessions: Sessions, isSecure: boolean) {
		this.#sessions = sessions;
		this.#isSecure = isSecure;
	}

	/** The values of the answer's `Set-Cookie` headers: one of each name at most, since clients differ in which of two they keep. */
	get lines(): readonly string[] {
		return [this.#session, this.#guest].filter((line) => line !== undefined);
	}

	/** Sets the session's cookie to its secret, whatever it was to be before; null takes it away. */
	setSession(secret: string | null): void {
		const cookie =
			secret === null
				? this.#sessions.createBlankSessionCookie()
				: this.#sessions.createSessionCookie(secret);
		cookie.attributes.secure = this.#isSecure;
		this.#session = cookie.serialize();
	}

	/** The same with the cookie of a visitor's device. */
	setGuest(secret: string | null): void {
		this.#guest = guestCookie(secret, this.#isSecure);
	}
}
