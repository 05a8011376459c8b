import { addGames } from "../../games/game-list.ts";
import type { Line } from "../../report.ts";
import { inDatabase } from "../databases.ts";
import { type OperatorSite, openOperatorSite } from "../operator-site.ts";
import { SiteProcess } from "../site-process.ts";
import { makeLargeGame } from "./large-game.ts";
import { pipeline } from "./pipelined.ts";
import { searchAtOnce } from "./searches.ts";
import { underAttack } from "./watch.ts";

/** As little memory as a small machine has, and the limits that the site usually has. */
const ENV = { NODE_OPTIONS: "--max-old-space-size=1024", RATE_LIMITS: "on" };

interface Target {
	readonly site: SiteProcess;
	readonly operator: OperatorSite;
}

const ATTACKS: readonly { readonly name: string; run(target: Target): Promise<() => Promise<void>> }[] = [
	{
		name: "2 connections, 700 requests of a full game on each, nothing read",
		run: ({ site, operator }) => fullGames({ site, operator }, { connections: 2, requests: 700 }),
	},
	{
		name: "15 connections, 60 requests of a full game on each, nothing read",
		run: ({ site, operator }) => fullGames({ site, operator }, { connections: 15, requests: 60 }),
	},
	{
		name: "400 connections, a full game on each, nothing read",
		run: ({ site, operator }) => fullGames({ site, operator }, { connections: 400, requests: 1 }),
	},
	{
		name: "40 searches of 25 words and 40 of three, among 20,000 games",
		run: async ({ site, operator }) => {
			await addGames(operator.site.db, 20_000);
			return async () => void (await searchAtOnce(site, 40));
		},
	},
	{
		name: "40 connections, 100 requests of a page on each, under names that it does not know",
		run:
			async ({ site }) =>
			() =>
				pipeline(site, { connections: 40, requests: 100, path: (n) => `/?x=${n}` }),
	},
	{
		name: "400 connections, a page on each, all different",
		run:
			async ({ site }) =>
			() =>
				pipeline(site, { connections: 400, requests: 1, path: (n) => `/sign-in?from=/${n}` }),
	},
];

/** What a visitor or a player does to stop the site. */
export async function attacks(): Promise<Line[]> {
	const lines: Line[] = [];
	for (const { name, run } of ATTACKS) {
		lines.push(
			...(await inDatabase("sqlite", async ({ url, env }) => {
				const operator = await openOperatorSite(url);
				const site = await SiteProcess.start({ ...env, ...ENV });
				try {
					return await underAttack(name, site, await run({ site, operator }));
				} finally {
					await site.kill();
					await operator.close();
				}
			})),
		);
	}
	return lines;
}

async function fullGames(
	{ site, operator }: Target,
	flood: { readonly connections: number; readonly requests: number },
): Promise<() => Promise<void>> {
	const id = await makeLargeGame(operator.site);
	return () => pipeline(site, { ...flood, path: () => `/api/custom-games/${id}` });
}
