import { get } from "node:http";
import { addGames } from "../../games/game-list.ts";
import { atMost } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";
import { ATTACKER } from "./watch.ts";

const GAMES = 20_000;
const COUNT = 40;
const LONG = "a b c d e f g h i j k l m n o p q r s t u v w x y";
const SHORT = "a game of";

export const searches: Attack = {
	name: `${COUNT} searches of 25 words and ${COUNT} of three, among ${GAMES} games`,
	async prepare({ site, operator }) {
		await addGames(operator.site.db, GAMES);
		const statuses: number[] = [];
		const search = async (text: string) => statuses.push(await fetchStatus(site, text));
		const texts = Array.from({ length: COUNT }, () => [LONG, SHORT]).flat();
		return {
			run: () => Promise.all(texts.map(search)),
			findings: () => {
				const unexpected = statuses.filter((status) => status !== 200 && status !== 429);
				return [atMost("  searches answered neither 200 nor 429", unexpected.length, 0, String)];
			},
		};
	},
};

function fetchStatus(site: SiteProcess, search: string): Promise<number> {
	const input = encodeURIComponent(JSON.stringify({ search, page: 1, order: "updated" }));
	const url = `${site.url}/api/trpc/customGames.discover?input=${input}`;
	return new Promise((resolve) => {
		get(url, { localAddress: ATTACKER, agent: false }, (response) => {
			response.resume();
			response.once("end", () => resolve(response.statusCode ?? 0));
		}).once("error", () => resolve(0));
	});
}
