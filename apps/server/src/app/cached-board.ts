import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_PERIODS } from "@hilo/rules/leaderboards/periods";
import { GAME_KEYS } from "@hilo/rules/play/games";
import { createMiddleware } from "hono/factory";
import { type ClassicRow, documentedBoard } from "../features/leaderboards/leaderboards.presenter.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { bearerToken } from "../platform/http/bearer-token.ts";
import { answerPrepared, type PreparedText } from "../platform/rest/prepared-text.ts";
import type { Services } from "../services.ts";
import { isPlainJsonCall, TRPC_HEADERS, TRPC_PATH } from "./trpc-call.ts";

export const BOARD_PATHS = ["/api/leaderboard/:key", `${TRPC_PATH}/leaderboards.classic`];

interface BoardCall {
	readonly input: PeriodBoardInput;
	readonly headers: Readonly<Record<string, string>>;
	present(rows: readonly ClassicRow[]): unknown;
}

/** By path and query exactly as clients write them; any other request is not cached. */
const BOARD_CALLS: ReadonlyMap<string, BoardCall> = new Map(
	GAME_KEYS.flatMap((key) => [...boardCallsOf(key)]),
);

/** Serves boards from a cache: they are the same for every caller. Maintenance and failures are left to the call. */
export function cachedBoard(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		// An invalid token is refused everywhere.
		if (bearerToken(c) !== null) return next();
		const { method, url } = c.req;
		const call =
			method === "GET" ? BOARD_CALLS.get(url.slice(url.indexOf("/", "https://".length))) : undefined;
		if (!call || !isPlainJsonCall(c) || c.get("inMaintenance")) return next();
		const text = await cachedTextOf(services, call);
		return text ? answerPrepared(c, services.settings, text, call.headers) : next();
	});
}

async function cachedTextOf(services: Services, { input, present }: BoardCall): Promise<PreparedText | null> {
	try {
		return (await services.boards.get(input)).text(present);
	} catch {
		return null;
	}
}

function* boardCallsOf(key: PeriodBoardInput["key"]): Iterable<readonly [string, BoardCall]> {
	yield [
		`/api/leaderboard/${key}`,
		{
			input: { key, period: "all" },
			headers: { "Content-Type": "application/json" },
			present: documentedBoard(key),
		},
	];
	for (const period of BOARD_PERIODS) {
		const input = encodeURIComponent(JSON.stringify({ key, period }));
		yield [
			`${TRPC_PATH}/leaderboards.classic?input=${input}`,
			{ input: { key, period }, headers: TRPC_HEADERS, present: (data) => ({ result: { data } }) },
		];
	}
}
