import { parse, serialize } from "hono/utils/cookie";

const GUEST_COOKIE = "hilo_guest";
/** The longest that browsers keep a cookie: 400 days. */
export const GUEST_SECONDS = 400 * 24 * 60 * 60;

export function readGuestCookie(header: string | undefined): string | null {
	if (!header?.includes(GUEST_COOKIE)) return null;
	return parse(header, GUEST_COOKIE)[GUEST_COOKIE] || null;
}

/** With `secret` null it deletes the cookie. */
export function guestCookie(secret: string | null, isSecure: boolean): string {
	return serialize(GUEST_COOKIE, secret ?? "", {
		path: "/",
		httpOnly: true,
		secure: isSecure,
		sameSite: "Lax",
		maxAge: secret === null ? 0 : GUEST_SECONDS,
	});
}
