import { reasonOf } from "@hilo/rules/errors/errors";
import { type Finding, ok, problem, warning } from "@hilo/server/features/health/finding";

const TIMEOUT_MS = 5000;
/** The `Date` header has a resolution of one second. */
const MAX_CLOCK_DIFFERENCE_MS = 2000;

/** @param built the entry script of the build on this machine; null where there is no build. */
export async function checkRunningSite(url: string, built: string | null): Promise<Finding[]> {
	let health: Response;
	let page: string;
	try {
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		health = await fetch(`${url}/health`, { signal });
		page = await (await fetch(url, { signal })).text();
	} catch (error) {
		const remedy =
			"Start it; or set PUBLIC_URL, HOST and PORT to where it is, and see that the proxy lets you in.";
		return [warning("Running site", `none answers at ${url}: ${causeOf(error)}`, remedy)];
	}
	const site = health.ok
		? ok("Running site", `answers at ${url}`)
		: problem("Running site", `answers ${health.status} at ${url}`, "Look into its log.");
	return [site, ...checkClock(health), ...checkVersion(page, built)];
}

function* checkClock({ headers }: Response): Iterable<Finding> {
	const siteNow = Date.parse(headers.get("Date") ?? "");
	if (Number.isNaN(siteNow)) return;
	const differenceMs = Math.abs(siteNow - Date.now());
	const found = `the running site's and this machine's differ by about ${Math.round(differenceMs / 1000)} s`;
	if (differenceMs <= MAX_CLOCK_DIFFERENCE_MS) yield ok("Clock", found);
	else yield warning("Clock", found, "Keep the clocks of all machines in step by NTP (timedatectl).");
}

function* checkVersion(page: string, built: string | null): Iterable<Finding> {
	if (built === null) return;
	if (page.includes(built)) yield ok("Running version", "the running site is the version on this machine");
	else
		yield warning(
			"Running version",
			"the running site is another version than the one built on this machine",
			"Restart it after an update; or this is not the machine that it runs on.",
		);
}

/** `fetch` puts the reason into `cause`. */
function causeOf(error: unknown): string {
	return reasonOf(error instanceof Error && error.cause instanceof Error ? error.cause : error);
}
