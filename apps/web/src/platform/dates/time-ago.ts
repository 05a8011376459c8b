const STEPS = [
	["year", 31_536_000],
	["month", 2_592_000],
	["day", 86_400],
	["hour", 3600],
	["minute", 60],
] as const;

const long = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
const short = new Intl.RelativeTimeFormat("en", { numeric: "auto", style: "short" });

/** "5 minutes ago", "yesterday". Only for parts that the browser renders, because the server's page is older. */
export function timeAgo(iso: string, now = Date.now()): string {
	return writeAgo(long, iso, now);
}

/** "5 min ago", for narrow places. */
export function shortTimeAgo(iso: string, now = Date.now()): string {
	return writeAgo(short, iso, now).replace(".", "");
}

function writeAgo(format: Intl.RelativeTimeFormat, iso: string, now: number): string {
	const seconds = (now - Date.parse(iso)) / 1000;
	const step = STEPS.find(([, length]) => seconds >= length);
	return step ? format.format(-Math.floor(seconds / step[1]), step[0]) : "just now";
}
