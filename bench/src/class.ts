import { setTimeout as sleep } from "node:timers/promises";
import { CookieBrowser, queryPath } from "./cookie-browser.ts";
import type { Row } from "./rows.ts";
import { median } from "./rows.ts";
import { type Server, scratch, startSite } from "./server.ts";

const PER_ROOM = 30;
/** One in so many has an account. More than the default of new accounts an hour would not be let in. */
const PLAYERS_ONE_IN = 3;
/** Within this time all browsers of all rooms open the site. */
const ARRIVAL_MS = 20_000;
/** Between two actions of a browser. */
const PAUSE_MS = { least: 1500, more: 3000 };
const PAGES = ["/", "/daily", "/games", "/country-game", "/leaderboard"];

/** One room with the default limits, and ten in a shared network: browsers of one address that play. */
export async function classBehindOneAddress({ seconds }: { readonly seconds: number }): Promise<Row[]> {
	return [
		...(await measure({ rooms: 1, seconds, shared: "" })),
		...(await measure({ rooms: 10, seconds, shared: "127.0.0.0/8" })),
	];
}

interface Class {
	readonly rooms: number;
	readonly seconds: number;
	readonly shared: string;
}

async function measure({ rooms, seconds, shared }: Class): Promise<Row[]> {
	await using folder = await scratch();
	await using site = await startSite({
		DATA_DIR: folder.path,
		RATE_LIMITS: "on",
		SHARED_NETWORKS: shared,
	});
	const tally = new Tally();
	const until = performance.now() + ARRIVAL_MS + seconds * 1000;
	const browsers = Array.from({ length: rooms * PER_ROOM }, (_, n) => new Pupil(site, tally, n));
	await Promise.all(browsers.map((browser) => browser.visit(until)));
	for (const [what, times] of tally.failures) console.log(`  ${times} × ${what}`);
	const name = shared ? `${rooms} rooms of a shared network` : `${rooms} room, default limits`;
	return [
		{ name: `${name}: calls, pages and files`, value: tally.answers },
		{ name: "  guesses", value: tally.guesses, target: { atLeast: browsers.length } },
		{ name: "  answers 429", value: tally.refused, target: { atMost: 0 } },
		{ name: "  other failures", value: tally.failed, target: { atMost: 0 } },
		{ name: "  live streams opened", value: tally.streams },
		{ name: "  live streams ended by the server", value: tally.ended, target: { atMost: 0 } },
		{ name: "  median answer", value: median(tally.times), unit: "ms" },
		{ name: "  errors in the log", value: site.errors.length, target: { atMost: 0 } },
	];
}

class Tally {
	answers = 0;
	guesses = 0;
	refused = 0;
	failed = 0;
	streams = 0;
	ended = 0;
	readonly times: number[] = [];
	readonly failures = new Map<string, number>();

	fail(what: string): void {
		this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
	}
}

interface Round {
	readonly round: number;
}

/** A browser with its own cookies and files, which opens pages and plays until its time is over. */
class Pupil {
	readonly #tally: Tally;
	readonly #n: number;
	readonly #browser: CookieBrowser;
	readonly #files = new Set<string>();
	#run: { readonly id: string; readonly round: number } | null = null;

	constructor(site: Server, tally: Tally, n: number) {
		this.#browser = new CookieBrowser(site.url);
		this.#tally = tally;
		this.#n = n;
	}

	async visit(until: number): Promise<void> {
		const isPlayer = this.#n % PLAYERS_ONE_IN === 0;
		await sleep(Math.random() * ARRIVAL_MS);
		await this.#openPage("/");
		if (isPlayer) await this.#register();
		const leave = new AbortController();
		const stream = isPlayer ? this.#holdStream(leave.signal) : null;
		for (let step = 0; performance.now() < until; step++) {
			if (step % 5 === 0) await this.#openPage(PAGES[(step / 5) % PAGES.length] ?? "/");
			else if (isPlayer) await this.#guess();
			else await this.#guessInDeck();
			await sleep(PAUSE_MS.least + Math.random() * PAUSE_MS.more);
		}
		leave.abort();
		await stream;
	}

	/** A page, its files the first time, its pictures, and the calls that every page makes. */
	async #openPage(path: string): Promise<void> {
		const html = (await this.#send(path)) ?? "";
		const found = [...html.matchAll(/(?:src|href)="(\/[\w./-]+\.(?:js|css|svg|webp|png|woff2))"/g)];
		for (const [, file = ""] of found) {
			if (this.#files.has(file)) continue;
			this.#files.add(file);
			await this.#send(file);
		}
		await this.#query("me.get");
		await this.#query("daily.today", {});
		const page = { deviceType: "desktop", browserInfo: "Firefox", screenSize: "1920x1080", path };
		await this.#count("analytics/track", () => this.#browser.post("/api/analytics/track", page));
	}

	async #register(): Promise<void> {
		const username = `pupil${this.#n}`;
		const account = { username, email: `${username}@example.org`, password: "correct horse battery" };
		await this.#mutate("accounts.register", account);
	}

	async #guess(): Promise<void> {
		if (this.#run === null) {
			const run = await this.#mutate<Round & { runId: string }>("play.start", { game: "country" });
			this.#run = run && { id: run.runId, round: run.round };
			return;
		}
		const { id: runId, round } = this.#run;
		const verdict = await this.#mutate<{ next: Round | null }>("play.guess", {
			runId,
			round,
			guess: "higher",
		});
		this.#tally.guesses++;
		this.#run = verdict?.next ? { id: runId, round: verdict.next.round } : null;
	}

	/** Ten guesses of the daily deck; afterwards its result. */
	async #guessInDeck(): Promise<void> {
		if (this.#run === null) {
			const deck = await this.#mutate<Round & { day: string }>("daily.start", { timeZone: "Europe/Berlin" });
			this.#run = deck && { id: deck.day, round: deck.round };
			return;
		}
		const { id: day, round } = this.#run;
		if (round > 10) return void (await this.#query("daily.result", { day }));
		const verdict = await this.#mutate<{ next: Round | null }>("daily.guess", {
			day,
			round,
			guess: "higher",
		});
		this.#tally.guesses++;
		this.#run = { id: day, round: verdict?.next?.round ?? 11 };
	}

	async #holdStream(signal: AbortSignal): Promise<void> {
		const headers = { Cookie: this.#browser.cookieHeader, Accept: "text/event-stream" };
		try {
			const answer = await fetch(`${this.#browser.url}/api/trpc/live.events`, { headers, signal });
			this.#tally.streams++;
			if (!answer.ok) this.#tally.fail(`${answer.status} live.events`);
			const text = await answer.text();
			this.#tally.ended++;
			this.#tally.fail(`stream ended with ${JSON.stringify(text.slice(-120))}`);
		} catch (error) {
			if (signal.aborted) return;
			this.#tally.ended++;
			this.#tally.fail(String(error));
		}
	}

	async #query(call: string, input?: unknown): Promise<void> {
		await this.#send(queryPath(call, input));
	}

	async #mutate<Result>(call: string, input: unknown): Promise<Result | null> {
		const text = await this.#count(call, () => this.#browser.post(`/api/trpc/${call}`, input));
		return text === null ? null : JSON.parse(text).result.data;
	}

	#send(path: string): Promise<string | null> {
		return this.#count(path, () => this.#browser.send(path));
	}

	/** Null for an answer that is no success. */
	async #count(path: string, ask: () => Promise<{ status: number; text: string }>): Promise<string | null> {
		const began = performance.now();
		const { status, text } = await ask();
		this.#tally.answers++;
		this.#tally.times.push(performance.now() - began);
		if (status < 300) return text;
		if (status === 429) this.#tally.refused++;
		else if (status >= 400) this.#tally.failed++;
		if (status >= 400) this.#tally.fail(`${status} ${path} ${text.slice(0, 200)}`);
		return null;
	}
}
