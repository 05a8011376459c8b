import type { ProcedurePath } from "@hilo/server/app/app-router";
import { addressOf } from "../../ui/base-path.ts";

/*
 * Five headers of the documented calls: device, browser, screen, silent check and CSRF protection. No decision depends
 * on them: the server checks the origin of a call, and the statistics read the device in the body of a visit.
 */

/** For calls about accounts and avatars. */
export const CSRF_HEADER = { "X-CSRF-Protection": "1" } as const;
const RESET_AVATAR: ProcedurePath = "profiles.resetAvatar";
/** Visitors make this call too, and it is no error for them. */
const SESSION_CHECK: ProcedurePath = "me.get";

/** Name and major version, for the site's statistics. Not enough to identify a user. */
function browserInfo(): string {
	const match = /(Edg|OPR|Firefox|Chrome)\/(\d+)|Version\/(\d+).*(Safari)/.exec(navigator.userAgent);
	return match ? `${match[1] ?? match[4]} ${match[2] ?? match[3]}` : "Other";
}

function deviceType(): string {
	if (!matchMedia("(pointer: coarse)").matches) return "desktop";
	return Math.min(screen.width, screen.height) < 600 ? "mobile" : "tablet";
}

/** Describes the device without identifying its user. */
export function device() {
	return {
		deviceType: deviceType(),
		browserInfo: browserInfo(),
		screenSize: `${screen.width}x${screen.height}`,
	};
}

export function deviceHeaders(): Record<string, string> {
	const { deviceType, browserInfo, screenSize } = device();
	return {
		"X-Device-Type": deviceType,
		"X-Browser-Info": browserInfo,
		"X-Screen-Size": screenSize,
	};
}

export function requestHeaders(path: string): Record<string, string> {
	return {
		...deviceHeaders(),
		...((path.startsWith("accounts.") || path === RESET_AVATAR) && CSRF_HEADER),
		...(path === SESSION_CHECK && { "X-Silent-Auth-Check": "1" }),
	};
}

/** Sends a call whose answer is ignored. It arrives even if the page is closed immediately. */
export function keepalivePost(address: string, body: object): void {
	fetch(addressOf(address), {
		method: "POST",
		keepalive: true,
		headers: { ...deviceHeaders(), "Content-Type": "application/json" },
		body: JSON.stringify(body),
	})
		// An unread answer would keep the request open.
		.then((answer) => answer.text())
		.catch(() => {});
}
