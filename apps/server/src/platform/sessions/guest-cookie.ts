import { parse, serialize } from "hono/utils/cookie";

const GUEST_COOKIE = "hilo_guest";
/** The longest that browsers keep a cookie: 400 days. */
export const GUEST_SECONDS = 400 * 24 * 60 * 60;

/** Returns the secret of a visitor's device that a `Cookie` header carries; null where there is none. */
export function readGuestCookie(header: string | undefined): string | null {
	if (!header?.includes(GUEST_COOKIE)) return null;
	return parse(header, GUEST_COOKIE)[GUEST_COOKIE] || null;
}

/** Returns the value of the `Set-Cookie` header that gives a device its secret, or with null takes it away. */
export function guestCookie(secret: string | null, isSecure: boolean): string {
	return serialize(GUEST_COOKIE, secret ?? "", {
		path: "/",
		httpOnly: true,
		secure: isSecure,
		sameSite: "Lax",
		maxAge: secret === null ? 0 : GUEST_SECONDS,
	});
}
