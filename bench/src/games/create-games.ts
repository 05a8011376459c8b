import type { Database } from "@hilo/db/open-database";
import { createGameInput } from "@hilo/rules/custom-games/custom-games.schema";
import { DailyCounter } from "@hilo/server/features/analytics/daily-counter";
import { createGame } from "@hilo/server/features/custom-games/editing/create-game";
import { UNLIMITED } from "@hilo/server/platform/limits/rate-limits";
import { createDirectBus } from "@hilo/server/platform/live/bus";
import { createLiveEvents } from "@hilo/server/platform/live/live-events";
import { readSettings } from "@hilo/server/platform/settings";
import { createSiteSettings } from "@hilo/server/platform/site-settings";
import { createBackground } from "@hilo/server/platform/system/background";
import { systemClock } from "@hilo/server/platform/system/clock";
import { EventLoopQueue } from "@hilo/server/platform/system/event-loop-queue";
import { createLogger } from "@hilo/server/platform/system/logger";
import { median } from "../median.ts";
import { atMost, type Line, millis } from "../report.ts";

const MAX_MS = 50;
const GAMES = 40;
const WARM_UP = 10;

function gameOf(n: number) {
	return {
		name: `Rivers of the world, ${n}`,
		description: "How long they are, from the spring to the sea. ".repeat(5),
		privacyLevel: "public",
		items: Array.from({ length: 500 }, (_, item) => ({
			name: `River number ${item} of that list`,
			value: item + 0.5,
			imageUrl: `https://pictures.example/rivers/${item}/seen-from-above.webp`,
			description: "It rises in the mountains and flows through four countries.",
		})),
	};
}

function contextOf(db: Database, id: string) {
	const player = {
		id,
		username: id,
		isAdmin: false,
		revision: 1,
		credential: { kind: "session", secret: "" } as const,
	};
	return {
		db,
		clock: systemClock,
		eventLoopQueue: new EventLoopQueue(),
		address: "",
		rateLimits: UNLIMITED,
		settings: readSettings({}),
		isCounted: false,
		dailyCounts: new DailyCounter({ db, siteSettings: createSiteSettings(db, systemClock, () => undefined) }),
		liveEvents: createLiveEvents(createDirectBus(() => undefined)),
		background: createBackground(createLogger("silent")),
		actor: { kind: "player" as const, ...player },
	};
}

/** Measures the CPU from the body of a game with 500 items to the answer. */
export async function createGames(name: string, db: Database): Promise<Line[]> {
	const creator = await db.kysely.selectFrom("users").select("id").executeTakeFirstOrThrow();
	const costs: number[] = [];
	for (let n = 0; n < GAMES; n++) {
		const body = JSON.stringify(gameOf(n));
		const before = process.cpuUsage();
		await createGame(contextOf(db, creator.id), createGameInput.parse(JSON.parse(body)));
		const { user, system } = process.cpuUsage(before);
		if (n >= WARM_UP) costs.push((user + system) / 1000);
	}
	return [atMost(`${name}: CPU of a new game with 500 items`, median(costs), MAX_MS, millis)];
}
