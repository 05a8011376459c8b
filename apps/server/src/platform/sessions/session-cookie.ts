import { parse, serialize } from "hono/utils/cookie";
import { browserMarksCookie } from "./known-browsers.ts";
import { type CookieScope, SESSION_COOKIE, type Sessions } from "./sessions.ts";

/** Cookies of the name that are checked: each costs a database query. */
const MAX_COOKIES = 4;

/**
 * A neighbouring site can set cookies of the same name, in any order (RFC 6265, 4.2.2), so there may be several.
 * Other cookies are not parsed, so that they can't fail a request.
 */
export function readSessionCookies(header: string | undefined): readonly string[] {
	if (!header) return [];
	const secrets = header.split(";").flatMap((pair) => parse(pair, SESSION_COOKIE)[SESSION_COOKIE] || []);
	return [...new Set(secrets)].slice(0, MAX_COOKIES);
}

export class AnswerCookies {
	readonly #sessions: Sessions;
	readonly #scope: CookieScope;
	#session: string | undefined;
	#guest: string | undefined;
	#browserMarks: string | undefined;

	constructor(sessions: Sessions, scope: CookieScope) {
		this.#sessions = sessions;
		this.#scope = scope;
	}

	/** One `Set-Cookie` value per name at most: clients differ in which of two they keep. */
	get lines(): readonly string[] {
		return [this.#session, this.#guest, this.#browserMarks].filter((line) => line !== undefined);
	}

	/** Replaces what was set before; null deletes the cookie. */
	setSession(secret: string | null): void {
		const cookie =
			secret === null
				? this.#sessions.createBlankSessionCookie()
				: this.#sessions.createSessionCookie(secret);
		cookie.attributes.secure = this.#scope.secure;
		this.#session = cookie.serialize();
	}

	setGuest(secret: string | null): void {
		this.#guest = guestCookie(secret, this.#scope);
	}

	/** The accounts that have signed in with the browser. */
	setBrowserMarks(marks: readonly string[]): void {
		this.#browserMarks = browserMarksCookie(marks, this.#scope);
	}
}

const GUEST_COOKIE = "hilo_guest";
/** The longest that browsers keep a cookie: 400 days. */
export const GUEST_SECONDS = 400 * 24 * 60 * 60;

export function readGuestCookie(header: string | undefined): string | null {
	if (!header?.includes(GUEST_COOKIE)) return null;
	return parse(header, GUEST_COOKIE)[GUEST_COOKIE] || null;
}

/** With `secret` null it deletes the cookie. */
function guestCookie(secret: string | null, scope: CookieScope): string {
	return serialize(GUEST_COOKIE, secret ?? "", {
		...scope,
		httpOnly: true,
		sameSite: "Lax",
		maxAge: secret === null ? 0 : GUEST_SECONDS,
	});
}
