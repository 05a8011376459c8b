import type { ProcedurePath } from "@hilo/server/app/procedure-path";

/** Calls about signing in and avatars, which carry the CSRF header. */
const CSRF_PROTECTED: ReadonlySet<string> = new Set([
	"accounts.changeEmail",
	"accounts.changePassword",
	"accounts.confirmEmail",
	"accounts.deleteAccount",
	"accounts.endOtherSessions",
	"accounts.endSession",
	"accounts.forgotPassword",
	"accounts.login",
	"accounts.logout",
	"accounts.register",
	"accounts.resetPassword",
	"profiles.resetAvatar",
] satisfies ProcedurePath[]);

/** This call may be refused without an error. */
const SILENT: ProcedurePath = "me.get";

export const CSRF_HEADER = { "X-CSRF-Protection": "1" } as const;

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
		...(CSRF_PROTECTED.has(path) && CSRF_HEADER),
		...(path === SILENT && { "X-Silent-Auth-Check": "1" }),
	};
}

/** Sends a call whose answer is ignored. It arrives even if the page is closed immediately. */
export function keepalivePost(address: string, body: object): void {
	fetch(address, {
		method: "POST",
		keepalive: true,
		headers: { ...deviceHeaders(), "Content-Type": "application/json" },
		body: JSON.stringify(body),
	})
		// An unread answer would keep the request open.
		.then((answer) => answer.text())
		.catch(() => {});
}
