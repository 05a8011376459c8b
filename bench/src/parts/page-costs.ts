import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { type Contender, interleave, ratio } from "../interleave.ts";
import { median } from "../median.ts";
import { type Answer, HttpConnection } from "../processes/http-connection.ts";
import type { MeasuredProcess } from "../processes/measured-process.ts";
import { inScratch, startExpressPages, startSite, whileRunning } from "../processes/workspace.ts";
import { atMost, info, type Line, micros, millisWithTenths, times } from "../report.ts";
import { BenchPlayer, expectStatus } from "./player.ts";
import { getter } from "./poll.ts";

const PLAN = { warmUp: 6, rounds: 21, requests: 25 };
/** A player's page is rendered for each request, which takes about thirty times as long. */
const PLAYER_PLAN = { warmUp: 6, rounds: 21, requests: 5 };
const ENCODINGS = { "accept-encoding": "gzip, deflate, br" };

const MAX_COST = { visitor: 0.15, playerMs: 6 };

/** Compares pages and files with an Express 5 that compresses the same page text and serves the same files. */
export function pageCosts(): Promise<Line[]> {
	return inScratch(async (folder) => {
		const site = await startSite(folder);
		return whileRunning([site], async () => {
			const { cookie } = await BenchPlayer.register(site.url, "bench");
			const page = await get(site, "/");
			const script = /"(\/assets\/base-[^"]+\.js)"/.exec(String(page.body))?.[1] ?? "";
			const file = join(folder, "page.html");
			await writeFile(file, page.body);
			const express = await startExpressPages(file);
			return whileRunning([express], async () => [
				...(await visitorLines(site, express)),
				...(await fileLines(site, express, script)),
				...(await playerLines(site, cookie)),
			]);
		});
	});
}

async function visitorLines(site: MeasuredProcess, express: MeasuredProcess): Promise<Line[]> {
	const { etag = "" } = (await get(site, "/")).headers;
	const costs = await interleave(
		{
			site: getter(site, "/", ENCODINGS, 200),
			unchanged: getter(site, "/", { ...ENCODINGS, "if-none-match": etag }, 304),
			express: getter(express, "/", ENCODINGS, 200),
		},
		PLAN,
	);
	return [
		info("a visitor's page", micros(median(costs.site))),
		info("  Express: a page of the same text, compressed", micros(median(costs.express))),
		atMost("  in terms of Express", ratio(costs.site, costs.express), MAX_COST.visitor, times),
		info("a visitor's page that the browser has (304)", micros(median(costs.unchanged))),
	];
}

async function fileLines(site: MeasuredProcess, express: MeasuredProcess, path: string): Promise<Line[]> {
	const costs = await interleave(
		{ site: getter(site, path, {}, 200), express: getter(express, path, {}, 200) },
		PLAN,
	);
	return [
		info("the largest script, not compressed", micros(median(costs.site))),
		info("  Express: the same file", micros(median(costs.express))),
		info("  in terms of Express", times(ratio(costs.site, costs.express))),
	];
}

async function playerLines(site: MeasuredProcess, cookie: string): Promise<Line[]> {
	const page = (path: string): Contender => getter(site, path, { ...ENCODINGS, cookie }, 200);
	const costs = await interleave(
		{
			profile: page("/profile"),
			home: page("/"),
			stage: page("/app"),
			friends: page("/friends"),
			discover: page("/custom-games"),
		},
		PLAYER_PLAN,
	);
	const line = (label: string, values: readonly number[]) =>
		atMost(label, median(values) / 1000, MAX_COST.playerMs, millisWithTenths);
	return [
		line("a player's profile, drawn and compressed", costs.profile),
		line("a player's home page", costs.home),
		line("a player's stage", costs.stage),
		line("the page for friends", costs.friends),
		line("Discover", costs.discover),
	];
}

async function get(site: MeasuredProcess, path: string): Promise<Answer> {
	const connection = new HttpConnection(site.url);
	const answer = await connection.send({ path });
	connection.close();
	expectStatus(answer, 200);
	return answer;
}
