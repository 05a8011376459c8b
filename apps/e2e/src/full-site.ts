import { type APIRequestContext, expect, request } from "@playwright/test";
import type { SiteServer } from "./site-server.ts";

/** A word without a break, as wide as letters are. */
const WORD = "W".repeat(60);
/** The host of the made games' pictures. */
export const PICTURES = "https://pictures.example";
const TEXT = `${WORD} ${"w".repeat(60)}\n${WORD}`;
const PASSWORD = "correct horse";

export const ROLES = ["visitor", "player", "administrator"] as const;
export type Role = (typeof ROLES)[number];

/** Each role's session cookie, and the ids that addresses have. */
export interface FullSite {
	readonly cookies: Readonly<Record<Role, string>>;
	readonly ids: Readonly<Record<"game" | "own" | "friend" | "stranger" | "ticket", string>> & {
		/** The player's: finished, open and live. */
		readonly duels: readonly string[];
	};
}

interface Round {
	readonly round: number;
}

class Account {
	readonly id: string;
	readonly cookie: string;
	readonly #request: APIRequestContext;

	private constructor(id: string, cookie: string, context: APIRequestContext) {
		this.id = id;
		this.cookie = cookie;
		this.#request = context;
	}

	static async register(
		{ url }: Pick<SiteServer, "url">,
		username: string,
		invitation?: string,
	): Promise<Account> {
		const context = await request.newContext({ baseURL: `${url}/` });
		const email = `${username.toLowerCase()}${"w".repeat(40)}@example.org`;
		const answer = await context.post("api/auth/register", {
			data: { username, email, password: PASSWORD, invitation },
		});
		expect(answer.status(), await answer.text()).toBe(201);
		const { cookies } = await context.storageState();
		const cookie = cookies.find(({ httpOnly }) => httpOnly);
		return new Account((await answer.json()).user._id, `${cookie?.name}=${cookie?.value}`, context);
	}

	async call<Output = { id: string }>(path: string, data: object = {}): Promise<Output> {
		const answer = await this.#request.post(`api/trpc/${path}`, { data });
		expect(answer.status(), `${path}: ${await answer.text()}`).toBe(200);
		return (await answer.json()).result.data;
	}

	async post(path: string, data: object): Promise<void> {
		const answer = await this.#request.post(`api/${path}`, { data });
		expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
	}

	createGame(privacyLevel: "private" | "invite_only" | "public"): Promise<{ id: string }> {
		return this.call("customGames.create", {
			name: WORD,
			description: TEXT,
			valueLabel: "W".repeat(40),
			question: `Is {B} ${WORD}?`,
			source: "W".repeat(400),
			asOf: "2026-09-30",
			licence: "all-rights-reserved",
			privacyLevel,
			items: Array.from({ length: 10 }, (_, at) => ({
				name: `${at}${WORD}`,
				value: 1_234_567_890 + at,
				imageUrl: `${PICTURES}/${at}.png`,
				description: TEXT,
				source: "W".repeat(400),
				note: "W".repeat(200),
				credit: "W".repeat(200),
			})),
		});
	}

	/** Guesses until the run is over. */
	async play(path: string, first: Round, guess: (round: number) => object): Promise<void> {
		for (let open: Round | null = first; open !== null; )
			({ next: open } = await this.call<{ next: Round | null }>(path, guess(open.round)));
	}

	async playRun(start: string, input: object): Promise<string> {
		const { runId, ...first } = await this.call<Round & { runId: string }>(start, input);
		await this.play("play.guess", first, (round) => ({ runId, round, guess: "higher" }));
		return runId;
	}

	async playDuel(id: string): Promise<void> {
		const first = await this.call<Round>("duels.begin", { id });
		await this.play("duels.guess", first, (round) => ({ id, round, guess: "higher" }));
	}
}

/** Fills an empty site by its own calls: all lists have rows, and all texts have a long word. */
export async function fillSite(site: Pick<SiteServer, "url" | "setupLink">): Promise<FullSite> {
	const key = new URL(await site.setupLink()).searchParams.get("key") ?? "";
	const administrator = await Account.register(site, "A".repeat(20), key);
	const player = await Account.register(site, "W".repeat(20));
	const friend = await Account.register(site, "M".repeat(20));
	const stranger = await Account.register(site, "Q".repeat(20));

	await player.post("friend/request", { userId: friend.id });
	await friend.post("friend/accept", { userId: player.id });
	await administrator.post("friend/request", { userId: friend.id });
	await friend.post("friend/accept", { userId: administrator.id });
	for (const asked of [player, administrator]) await stranger.post("friend/request", { userId: asked.id });

	const game = await fillGames(administrator, player, friend);
	const own = await fillOwnGames(player, friend);
	const duels = await playAll(administrator, player, friend, game);
	for (const [from, to] of [
		[friend, player],
		[player, friend],
		[friend, administrator],
	] as const)
		for (const content of [TEXT, `https://example.org/${WORD}`, `${site.url}/custom-game/${game}`])
			await from.post(`chat/${to.id}`, { content });

	const ticket = await fillSupport(administrator, player, stranger, { game, friend });
	await fillSettings(administrator, player);
	return {
		cookies: { visitor: "", player: player.cookie, administrator: administrator.cookie },
		ids: { game, own, duels, friend: friend.id, stranger: stranger.id, ticket },
	};
}

async function fillGames(administrator: Account, player: Account, friend: Account): Promise<string> {
	const games: string[] = [];
	for (let made = 0; made < 4; made++) games.push((await friend.createGame("public")).id);
	const [first = "", second = ""] = games;
	for (const gameId of games.slice(1))
		await administrator.call("moderation.feature", { gameId, featured: true });
	for (const each of [player, administrator, friend]) await each.playRun("customGames.start", { id: first });
	const invited = { userIds: [player.id, administrator.id], message: TEXT };
	for (const id of games.slice(0, 2)) await friend.call("customGames.invite", { id, ...invited });
	for (const each of [player, administrator])
		await each.call("customGames.respond", { id: second, status: "accepted" });
	return first;
}

async function fillOwnGames(player: Account, friend: Account): Promise<string> {
	await player.createGame("private");
	await player.createGame("invite_only");
	const { id } = await player.createGame("public");
	await player.call("customGames.invite", { id, userIds: [friend.id], message: TEXT });
	await friend.playRun("customGames.start", { id });
	return id;
}

async function playAll(administrator: Account, player: Account, friend: Account, gameId: string) {
	for (const each of [administrator, player, friend]) {
		await each.post("user/update-score", { game: "countryGame", score: 7 });
		await each.post("user/update-score", {
			game: "historyGame",
			score: 12,
			selectedFeature: "Random 1800-Present",
		});
		const deck = await each.call<Round & { day: string }>("daily.start", { timeZone: "UTC" });
		await each.play("daily.guess", deck, (round) => ({ day: deck.day, round, guess: "lower" }));
	}
	const challenge = async (mode: "ghost" | "live") => {
		const source = { kind: "custom", gameId };
		return (await friend.call("duels.create", { source, mode, toUserId: player.id })).id;
	};
	const duel = await challenge("ghost");
	for (const each of [friend, player]) await each.playDuel(duel);
	const waitingDuel = await challenge("ghost");
	await friend.playDuel(waitingDuel);
	return [duel, waitingDuel, await challenge("live")];
}

async function fillSupport(
	administrator: Account,
	player: Account,
	stranger: Account,
	{ game, friend }: { game: string; friend: Account },
): Promise<string> {
	const ask = (from: Account, clientId: string) =>
		from.call("support.create", { subject: WORD, message: TEXT, category: "other", clientId });
	await ask(stranger, "waiting");
	const { id } = await ask(player, "answered");
	await administrator.call("support.answer", { id, message: TEXT, clientId: "answer" });
	const report = { reason: "spam", text: TEXT };
	await stranger.call("moderation.report", { kind: "person", userId: player.id, ...report });
	await administrator.call("moderation.decide", {
		kind: "person",
		subjectId: player.id,
		decision: "warn",
		message: TEXT,
	});
	await stranger.call("moderation.report", { kind: "person", userId: friend.id, ...report });
	await stranger.call("moderation.report", { kind: "game", gameId: game, ...report });
	return id;
}

async function fillSettings(administrator: Account, player: Account): Promise<void> {
	const update = { title: WORD, content: TEXT, date: "2026-11-02T23:30:00.000Z" };
	for (const isPublished of [true, true, false])
		await administrator.call("site.saveUpdate", { ...update, isPublished });
	const markdown = `## ${WORD}\n\n${TEXT}\n\n| ${WORD} | ${WORD} |\n|---|---|\n| ${WORD} | ${WORD} |\n\n\`${WORD}\``;
	for (const kind of ["terms", "privacy"])
		await administrator.call("site.publishLegal", { kind, markdown, version: 1 });
	await administrator.call("registration.createInvitation", { uses: 10, days: 30, note: WORD });
	const token = { name: "W".repeat(40), days: 30, password: PASSWORD };
	await administrator.call("apiTokens.create", { kind: "administrator", scopes: ["admin:read"], ...token });
	await player.call("apiTokens.create", { kind: "player", scopes: ["read"], ...token });
}
