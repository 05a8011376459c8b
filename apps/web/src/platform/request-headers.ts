const GUARDED = /^accounts\.(register|log|.*(Avatar|Password|Email|Session|Account))|^profiles\.resetAvatar$/;

/** The browser's name and major version: enough for the site's own statistics, and nothing that tells people apart. */
function browserInfo(): string {
	const match = /(Edg|OPR|Firefox|Chrome)\/(\d+)|Version\/(\d+).*(Safari)/.exec(navigator.userAgent);
	return match ? `${match[1] ?? match[4]} ${match[2] ?? match[3]}` : "Other";
}

function deviceType(): string {
	if (!matchMedia("(pointer: coarse)").matches) return "desktop";
	return Math.min(screen.width, screen.height) < 600 ? "mobile" : "tablet";
}

/** What every call tells about the device, and what some calls say of themselves (D19). */
export function requestHeaders(path: string): Record<string, string> {
	return {
		"X-Device-Type": deviceType(),
		"X-Browser-Info": browserInfo(),
		"X-Screen-Size": `${screen.width}x${screen.height}`,
		...(GUARDED.test(path) && { "X-CSRF-Protection": "1" }),
		...(path === "me.get" && { "X-Silent-Auth-Check": "1" }),
	};
}
