import { get } from "node:http";
import { insertGames } from "@hilo/server/testing/games";
import type { Player, TestSite } from "@hilo/server/testing/test-site";
import { largeGame } from "../../games/large-game.ts";
import { atMost, info } from "../../report.ts";
import type { SiteProcess } from "../site-process.ts";
import type { Attack } from "./attack.ts";
import { ATTACKER } from "./watch.ts";

const GAMES = 100;
const EXPORTS_PER_PLAYER = 5;

/** Two players, because a process writes two exports at the same time. */
export const exports: Attack = {
	name: `${2 * EXPORTS_PER_PLAYER} exports of two players with ${GAMES} full games each`,
	async prepare({ site, operator }) {
		const players = [await operator.site.player("ada"), await operator.site.player("bob")];
		for (const player of players) await giveLargeGames(operator.site, player);
		const requesters = players.flatMap((player) => Array.from({ length: EXPORTS_PER_PLAYER }, () => player));
		let answers: Answer[] = [];
		return {
			run: async () => {
				answers = await Promise.all(requesters.map((player) => download(site, player)));
			},
			findings: () => {
				const complete = answers.filter(({ status, isComplete }) => status === 200 && isComplete).length;
				const refused = answers.filter(({ status }) => status === 429).length;
				return [
					info("  whole exports, and refused with 429", `${complete}, ${refused}`),
					atMost("  answered otherwise", answers.length - complete - refused, 0, String),
				];
			},
		};
	},
};

/** Bypasses the calls, which limit what a player may store. */
async function giveLargeGames(site: TestSite, player: Player): Promise<void> {
	const names = Array.from({ length: GAMES }, (_, n) => [`${n}`, { privacy: "private" }] as const);
	const games = await insertGames(site, player, Object.fromEntries(names));
	const ids = Object.values(games).map(({ id }) => id);
	const items = JSON.stringify(largeGame("Full size").items);
	await site.db.kysely.updateTable("custom_game_items").set({ items }).where("game_id", "in", ids).execute();
}

interface Answer {
	readonly status: number;
	readonly isComplete: boolean;
}

export function download(site: SiteProcess, player: Player): Promise<Answer> {
	const headers = { cookie: player.cookieHeader };
	return new Promise((resolve) => {
		get(`${site.url}/api/trpc/me.export`, { localAddress: ATTACKER, agent: false, headers }, (response) => {
			response.resume();
			response.once("close", () =>
				resolve({ status: response.statusCode ?? 0, isComplete: response.complete }),
			);
		}).once("error", () => resolve({ status: 0, isComplete: false }));
	});
}
