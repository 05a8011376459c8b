import type { ProcedurePath } from "@hilo/server/app/procedure-path";

/** The calls of section 7 about signing in, and those about avatars: they say that this site sent them (D19). */
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

/** The check of who is signed in, for which a refusal is expected (D19). */
const SILENT: ProcedurePath = "me.get";

export const CSRF_HEADER = { "X-CSRF-Protection": "1" } as const;

/** The browser's name and major version: enough for the site's own statistics, and nothing that tells people apart. */
function browserInfo(): string {
	const match = /(Edg|OPR|Firefox|Chrome)\/(\d+)|Version\/(\d+).*(Safari)/.exec(navigator.userAgent);
	return match ? `${match[1] ?? match[4]} ${match[2] ?? match[3]}` : "Other";
}

function deviceType(): string {
	if (!matchMedia("(pointer: coarse)").matches) return "desktop";
	return Math.min(screen.width, screen.height) < 600 ? "mobile" : "tablet";
}

/** What is told about the device: nothing that tells people apart. */
export function device() {
	return {
		deviceType: deviceType(),
		browserInfo: browserInfo(),
		screenSize: `${screen.width}x${screen.height}`,
	};
}

/** What every call tells about the device (D19). */
export function deviceHeaders(): Record<string, string> {
	const { deviceType, browserInfo, screenSize } = device();
	return {
		"X-Device-Type": deviceType,
		"X-Browser-Info": browserInfo,
		"X-Screen-Size": screenSize,
	};
}

/** The headers of a call to the router: those of the device, and what some calls say of themselves. */
export function requestHeaders(path: string): Record<string, string> {
	return {
		...deviceHeaders(),
		...(CSRF_PROTECTED.has(path) && CSRF_HEADER),
		...(path === SILENT && { "X-Silent-Auth-Check": "1" }),
	};
}
