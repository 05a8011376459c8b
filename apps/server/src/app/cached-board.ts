import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_PERIODS } from "@hilo/rules/leaderboards/periods";
import { GAME_KEYS } from "@hilo/rules/play/games";
import { createMiddleware } from "hono/factory";
import { type ClassicRow, documentedBoard } from "../features/leaderboards/leaderboards.presenter.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { answerPrepared, type PreparedText } from "../platform/rest/prepared-text.ts";
import type { Services } from "../services.ts";
import { isPlain, TRPC_HEADERS, TRPC_PATH } from "./trpc-call.ts";

export const BOARD_PATHS = ["/api/leaderboard/:key", `${TRPC_PATH}/leaderboards.classic`];

interface Form {
	readonly input: PeriodBoardInput;
	readonly headers: Readonly<Record<string, string>>;
	present(rows: readonly ClassicRow[]): unknown;
}

/** By path and query exactly as clients write them; any other request is not cached. */
const FORMS: ReadonlyMap<string, Form> = new Map(GAME_KEYS.flatMap((key) => [...formsOf(key)]));

/** Serves boards from a cache: they are the same for every caller. Maintenance and failures are left to the call. */
export function cachedBoard(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const { method, url } = c.req;
		const form = method === "GET" ? FORMS.get(url.slice(url.indexOf("/", "https://".length))) : undefined;
		if (!form || !isPlain(c) || c.get("inMaintenance")) return next();
		const text = await textOf(services, form);
		return text ? answerPrepared(c, services.settings, text, form.headers) : next();
	});
}

async function textOf(services: Services, { input, present }: Form): Promise<PreparedText | null> {
	try {
		return (await services.boards.get(input)).text(present);
	} catch {
		return null;
	}
}

function* formsOf(key: PeriodBoardInput["key"]): Iterable<readonly [string, Form]> {
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
