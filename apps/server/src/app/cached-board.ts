import type { PeriodBoardInput } from "@hilo/rules/leaderboards/leaderboards.schema";
import { BOARD_PERIODS } from "@hilo/rules/leaderboards/periods";
import { GAME_KEYS } from "@hilo/rules/play/games";
import { createMiddleware } from "hono/factory";
import type { ClassicRow } from "../features/leaderboards/classic-row.ts";
import { documentedBoard } from "../features/leaderboards/documented-board.ts";
import type { Services } from "../platform/context.ts";
import type { ApiEnv } from "../platform/http/api-env.ts";
import { answerPrepared, type PreparedText } from "../platform/rest/prepared-text.ts";
import { isPlain, JSON_HEADERS } from "./plain-call.ts";
import { TRPC_PATH } from "./trpc-headers.ts";

/** Where boards are asked for: the documented call, and the site's own client's. */
export const BOARD_PATHS = ["/api/leaderboard/:key", `${TRPC_PATH}/leaderboards.classic`];

interface Form {
	readonly input: PeriodBoardInput;
	readonly headers: Readonly<Record<string, string>>;
	present(rows: readonly ClassicRow[]): unknown;
}

/** By path and query, exactly as clients write them; whatever else is asked takes the usual way. */
const FORMS: ReadonlyMap<string, Form> = new Map(GAME_KEYS.flatMap((key) => [...formsOf(key)]));

/**
 * Answers with a kept board before anything else runs. A board is the same for whoever asks, so nobody needs to be known for it. While the
 * site is closed, and where the board can't be read, the call takes the usual way, which says what is wrong.
 */
export function cachedBoard(services: Services) {
	return createMiddleware<ApiEnv>(async (c, next) => {
		const { method, url } = c.req;
		const form = method === "GET" ? FORMS.get(url.slice(url.indexOf("/", "https://".length))) : undefined;
		if (!form || !isPlain(c) || (await services.siteSettings.latest("maintenance")) === "on") return next();
		const text = await textOf(services, form);
		return text ? answerPrepared(c, services.settings, text, form.headers) : next();
	});
}

async function textOf(services: Services, { input, present }: Form): Promise<PreparedText | null> {
	try {
		return (await services.boards.get(services, input)).text(present);
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
			{ input: { key, period }, headers: JSON_HEADERS, present: (data) => ({ result: { data } }) },
		];
	}
}
