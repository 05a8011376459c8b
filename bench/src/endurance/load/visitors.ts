import { PASSWORD } from "@hilo/server/testing/test-site";
import type { CrowdMember } from "../crowd/crowd-member.ts";
import type { Dice } from "../crowd/dice.ts";
import type { Ledger } from "../crowd/ledger.ts";

const PAGES = [
	"/",
	"/leaderboard",
	"/custom-games",
	"/country-game",
	"/credits",
	"/updates",
	"/app",
	"/nowhere",
];
const CALLS = [
	...[
		"/api/leaderboard/countryGame",
		"/api/leaderboard/popular-games",
		"/api/game-status",
		"/api/openapi.json",
	],
	...[
		"/api/custom-games/discover?page=1",
		"/api/leaderboard/top-creators",
		"/health",
		"/api/trpc/site.credits",
	],
];
const PLAYER_CALLS = [
	"/api/user/me",
	"/api/trpc/friends.list",
	"/api/trpc/chat.unread",
	"/api/trpc/progression.today",
];
const ADMIN_CALLS = [
	...["/api/admin/dashboard-stats", "/api/admin/notifications", "/api/trpc/admin.audit?input=%7B%7D"],
	...[
		"/api/trpc/admin.users?input=%7B%7D",
		"/api/trpc/support.queue?input=%7B%7D",
		"/api/trpc/moderation.queue?input=%7B%7D",
	],
];
const ENCODINGS = ["br", "gzip", "identity"];

interface VisitorOptions {
	readonly ledger: Ledger;
	readonly url: string;
	readonly dice: Dice;
}

export class Visitor implements CrowdMember {
	readonly #paths: readonly string[];
	readonly #cookie: string;
	readonly #options: VisitorOptions;
	readonly #tags = new Map<string, string>();

	/** @param cookie of a player, for calls that need an account. */
	constructor(options: VisitorOptions, cookie = "", isAdmin = false) {
		this.#options = options;
		this.#cookie = cookie;
		const playerCalls = cookie === "" ? [] : [...PLAYER_CALLS, ...PLAYER_CALLS];
		this.#paths = [...PAGES, ...CALLS, ...playerCalls, ...(isAdmin ? [...ADMIN_CALLS, ...ADMIN_CALLS] : [])];
	}

	async step(): Promise<void> {
		const html = await this.#get(this.#options.dice.pick(this.#paths));
		const assets = [...html.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].flatMap(([, path]) => path ?? []);
		if (assets.length > 0) await this.#get(this.#options.dice.pick(assets));
	}

	async verify(): Promise<void> {}

	async #get(path: string): Promise<string> {
		const { url, dice, ledger } = this.#options;
		const tag = this.#tags.get(path);
		const headers = {
			"accept-encoding": dice.pick(ENCODINGS),
			...(this.#cookie && { cookie: this.#cookie }),
			...(tag && dice.onceIn(2) && { "if-none-match": tag }),
		};
		const answer = await fetch(`${url}${path}`, { headers, redirect: "manual" });
		const text = await answer.text();
		this.#tags.set(path, answer.headers.get("etag") ?? "");
		ledger.acknowledged++;
		ledger.check(answer.status < 500, `${path} answered ${answer.status}`);
		return answer.headers.get("content-type")?.startsWith("text/html") ? text : "";
	}
}

export class Returner implements CrowdMember {
	readonly #options: VisitorOptions;
	readonly #username: string;

	constructor(options: VisitorOptions, username: string) {
		this.#options = options;
		this.#username = username;
	}

	async step(): Promise<void> {
		const { url, ledger } = this.#options;
		const headers = { "content-type": "application/json" };
		const body = JSON.stringify({ emailOrUsername: this.#username, password: PASSWORD });
		const login = await fetch(`${url}/api/auth/login`, { method: "POST", headers, body });
		await login.arrayBuffer();
		const cookie = login.headers.getSetCookie()[0]?.split(";")[0] ?? "";
		const logout = await fetch(`${url}/api/auth/logout`, { method: "POST", headers: { cookie } });
		await logout.arrayBuffer();
		ledger.acknowledged += 2;
		for (const { status, url } of [login, logout]) ledger.check(status === 200, `${url} answered ${status}`);
	}

	async verify(): Promise<void> {}
}
