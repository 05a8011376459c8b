const BROWSERS: readonly (readonly [RegExp, string])[] = [
	[/\bEdg(?:e|A|iOS)?\//, "Edge"],
	[/\b(?:OPR|OPiOS|Opera)\b/, "Opera"],
	[/\bSamsungBrowser\//, "Samsung Internet"],
	[/\b(?:Firefox|FxiOS)\//, "Firefox"],
	[/\b(?:Chrome|CriOS|Chromium)\//, "Chrome"],
	[/\bVersion\/\S+ (?:Mobile\/\S+ )?Safari\//, "Safari"],
];

const SYSTEMS: readonly (readonly [RegExp, string])[] = [
	[/\biPhone\b/, "iPhone"],
	[/\biPad\b/, "iPad"],
	[/\bAndroid\b/, "Android"],
	[/\bWindows\b/, "Windows"],
	[/\bMac(?:intosh| OS X)\b/, "Mac"],
	[/\bCrOS\b/, "ChromeOS"],
	[/\bLinux\b/, "Linux"],
];

/** Names a device for its owner, such as "Firefox on Linux". */
export function deviceOf(userAgent: string): string {
	const nameOf = (table: readonly (readonly [RegExp, string])[]) =>
		table.find(([pattern]) => pattern.test(userAgent))?.[1];
	const browser = nameOf(BROWSERS);
	const system = nameOf(SYSTEMS);
	if (browser) return system ? `${browser} on ${system}` : browser;
	// Other programs begin with their own name: curl/8.5.0.
	const program = /^([A-Za-z][\w.-]{0,29})(?:\/|$)/.exec(userAgent)?.[1];
	return program && program !== "Mozilla" ? program : "Unknown device";
}
