import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startPostgresServer } from "@hilo/db/testing/postgres-server";
import { CookieBrowser } from "./cookie-browser.ts";
import type { Row } from "./rows.ts";
import { ROOT, Server, scratch, siteEnv, startSite } from "./server.ts";

/**
 * Starts the last release, lets players act, and starts the present build on the same database: it must migrate, know
 * their sessions, continue their runs and have lost nothing. `from` is a tag or commit; by default the last tag.
 */
export async function upgrade(from = lastTag()): Promise<Row[]> {
	if (from === null) {
		console.log("  There is no release to upgrade from yet.");
		return [];
	}
	await using folder = await scratch();
	const release = join(folder.path, "release");
	console.log(`  Building ${from}`);
	run("git", ["worktree", "add", "--detach", release, from], ROOT);
	const postgres = await startPostgresServer();
	try {
		run("npx", ["--yes", "pnpm@12", "install", "--frozen-lockfile"], release);
		run(
			"npx",
			["--yes", "pnpm@12", "exec", "turbo", "run", "build", "--filter=@hilo/server", "--filter=@hilo/web"],
			release,
		);
		const main = join(release, "apps/server/dist/main.js");
		const rows = await upgradeOn("SQLite", main, { DATA_DIR: join(folder.path, "sqlite") });
		if (postgres === null) return rows;
		const env = { DATA_DIR: join(folder.path, "postgres"), DATABASE_URL: postgres.url };
		return [...rows, ...(await upgradeOn("PostgreSQL", main, env))];
	} finally {
		await postgres?.stop();
		run("git", ["worktree", "remove", "--force", release], ROOT);
	}
}

function lastTag(): string | null {
	const args = ["describe", "--tags", "--abbrev=0", "--match", "v*"];
	const { status, stdout } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
	return status === 0 ? stdout.trim() : null;
}

/** @throws Error with the program's output. */
function run(program: string, args: readonly string[], cwd: string): void {
	const { status, stdout, stderr } = spawnSync(program, args, { cwd, encoding: "utf8" });
	if (status !== 0) throw new Error(`${program} ${args.join(" ")} failed.\n${stdout}${stderr}`);
}

type Env = Readonly<Record<string, string>>;

async function upgradeOn(name: string, release: string, env: Env): Promise<Row[]> {
	const findings: string[] = [];
	const before = await actOnRelease(release, env);
	await using site = await startSite(env);
	for (const { browser, calls } of before) {
		browser.url = site.url;
		for (const { call, input, result } of calls) {
			const now = await browser.query(call, input).catch(String);
			if (!contains(now, result)) findings.push(`${call}: was ${short(result)}, is ${short(now)}`);
		}
	}
	for (const { browser, next } of before) findings.push(...(await next(browser)));
	findings.push(...site.errors);
	for (const finding of findings) console.log(`  ${finding}`);
	return [
		{
			name: `${name}: answers compared`,
			value: before.reduce((sum, { calls }) => sum + calls.length, 0),
		},
		{ name: "  lost, changed or not continued", value: findings.length, target: { atMost: 0 } },
	];
}

interface Kept {
	readonly browser: CookieBrowser;
	readonly calls: readonly Call[];
	/** Continues what was open, and returns what is wrong. */
	readonly next: (browser: CookieBrowser) => Promise<string[]>;
}

interface Call {
	readonly call: string;
	readonly input: unknown;
	readonly result: unknown;
}

interface Verdict {
	readonly round: number;
	readonly next: { readonly round: number } | null;
}

async function actOnRelease(program: string, env: Env): Promise<Kept[]> {
	await using site = await Server.start(program, siteEnv(env));
	const [ada, bob, guest] = [0, 1, 2].map(() => new CookieBrowser(site.url)) as [
		CookieBrowser,
		CookieBrowser,
		CookieBrowser,
	];
	const [adaId, bobId] = [await register(ada, "ada"), await register(bob, "bob")];
	await bob.mutate("friends.request", { userId: adaId });
	await ada.mutate("friends.accept", { userId: bobId });
	await ada.mutate("chat.send", { userId: bobId, content: "Before the upgrade", clientId: "before" });
	await bob.mutate("support.create", { subject: "A question", message: "Before the upgrade", clientId: "t" });
	const items = Array.from({ length: 10 }, (_, n) => ({
		name: `Item ${n + 1}`,
		value: n + 1,
		imageUrl: `https://pictures.example/${n + 1}.webp`,
	}));
	const content = { name: "Ten things", description: "A game", privacyLevel: "public", clientId: "g", items };
	const { id } = await ada.mutate<{ id: string }>("customGames.create", content);
	await finishRun(bob);
	const open = await ada.mutate<{ runId: string; round: number }>("play.start", { game: "country" });
	const deck = await guest.mutate<{ day: string }>("daily.start", { timeZone: "Europe/Berlin" });
	for (let round = 1; round <= 3; round++)
		await guest.mutate("daily.guess", { day: deck.day, round, guess: "higher" });
	const lists = ["me.get", "friends.list", "customGames.mine", "support.mine"];
	return [
		{
			browser: ada,
			calls: await ask(ada, lists, ["customGames.forEdit", { id }], ["chat.list", { userId: bobId }]),
			next: (browser) => continued(browser, "play.guess", { runId: open.runId, round: open.round }),
		},
		{
			browser: bob,
			calls: await ask(bob, lists, ["leaderboards.classic", { key: "githubGame" }]),
			next: async () => [],
		},
		{
			browser: guest,
			calls: await ask(guest, [], ["daily.history", {}]),
			next: (browser) => continued(browser, "daily.guess", { day: deck.day, round: 4 }),
		},
	];
}

async function register(browser: CookieBrowser, username: string): Promise<string> {
	const account = { username, email: `${username}@example.org`, password: "correct horse battery" };
	return (await browser.mutate<{ user: { id: string } }>("accounts.register", account)).user.id;
}

/** Plays runs until one has a score, which the boards and the player's record then show. */
async function finishRun(browser: CookieBrowser): Promise<void> {
	let score = 0;
	for (let tries = 0; score === 0; tries++) {
		if (tries === MAX_RUNS) throw new Error("No run got a score.");
		let { runId, round } = await browser.mutate<{ runId: string; round: number }>("play.start", {
			game: "github",
		});
		for (let isOpen = true; isOpen; ) {
			const verdict = await browser.mutate<Verdict & { score: number }>("play.guess", {
				runId,
				round,
				guess: round === 1 ? "lower" : "higher",
			});
			score = verdict.score;
			isOpen = verdict.next !== null;
			round = verdict.next?.round ?? round;
		}
	}
}

async function ask(
	browser: CookieBrowser,
	lists: readonly string[],
	...calls: readonly (readonly [call: string, input: unknown])[]
): Promise<Call[]> {
	const all = [...lists.map((call) => [call, undefined] as const), ...calls];
	return Promise.all(
		all.map(async ([call, input]) => ({ call, input, result: await browser.query(call, input) })),
	);
}

async function continued(browser: CookieBrowser, call: string, input: object): Promise<string[]> {
	try {
		await browser.mutate(call, { ...input, guess: "higher" });
		return [];
	} catch (error) {
		return [String(error)];
	}
}

/** Whether an answer has all that it had before; a newer release may add fields. Times of the last visit move on. */
function contains(now: unknown, before: unknown): boolean {
	if (Array.isArray(before))
		return (
			Array.isArray(now) &&
			now.length === before.length &&
			before.every((value, n) => contains(now[n], value))
		);
	if (typeof before !== "object" || before === null) return isDeepStrictEqual(now, before);
	if (typeof now !== "object" || now === null) return false;
	const fields = new Map(Object.entries(now));
	return Object.entries(before).every(
		([name, value]) => MOVING.has(name) || contains(fields.get(name), value),
	);
}

const MAX_RUNS = 50;

const MOVING: ReadonlySet<string> = new Set(["lastOnline", "lastSeenAt", "status", "presence"]);

const short = (value: unknown) => JSON.stringify(value)?.slice(0, 300);
