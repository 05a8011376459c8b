import { get } from "node:http";
import type { SiteProcess } from "../site-process.ts";
import { ATTACKER } from "./watch.ts";

const LONG = "a b c d e f g h i j k l m n o p q r s t u v w x y";
const SHORT = "a game of";

/** Searches for 25 words and for three, as many at the same moment. @returns how many were refused, by no other status than 429. */
export async function searchAtOnce(site: SiteProcess, count: number): Promise<number> {
	const searches = Array.from({ length: count }, () => [LONG, SHORT]).flat();
	const statuses = await Promise.all(searches.map((search) => statusOf(site, search)));
	const odd = statuses.filter((status) => status !== 200 && status !== 429);
	if (odd.length > 0) throw new Error(`Searches were answered ${[...new Set(odd)].join(", ")}.`);
	return statuses.filter((status) => status === 429).length;
}

function statusOf(site: SiteProcess, search: string): Promise<number> {
	const input = encodeURIComponent(JSON.stringify({ search, page: 1, order: "updated" }));
	const url = `${site.url}/api/trpc/customGames.discover?input=${input}`;
	return new Promise((resolve, reject) => {
		get(url, { localAddress: ATTACKER, agent: false }, (response) => {
			response.resume();
			response.once("end", () => resolve(response.statusCode ?? 0));
		}).once("error", reject);
	});
}
