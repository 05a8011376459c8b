import { createAnalytics } from "../features/analytics/analytics.ts";
import { createCorrections } from "../features/corrections/corrections.state.ts";
import { claimNumberReports } from "../features/corrections/own-number-reports.ts";
import { settleReports } from "../features/corrections/settle-reports.ts";
import { createCustomGames } from "../features/custom-games/game-lists.ts";
import { CUSTOM_RUNS } from "../features/custom-games/play/custom-runs.ts";
import { DECK_RUNS } from "../features/daily/answer-deck-round.ts";
import { claimDays } from "../features/daily/claim-days.ts";
import { createDecks, type DeckOptions } from "../features/daily/decks.ts";
import { DUEL_RUNS } from "../features/duels/duel-runs.ts";
import { LIVE_DUELS } from "../features/duels/live/live-duel-runs.ts";
import { claimSides } from "../features/duels/stored-duels.ts";
import { Boards } from "../features/leaderboards/boards.ts";
import { CLASSIC_RUNS } from "../features/play/classic-runs.ts";
import { createPlay } from "../features/play/create-play.ts";
import { createPools, type PoolOptions } from "../features/play/create-pools.ts";
import { GAME_RUNS } from "../features/play/game-runs.ts";
import { createRestoreUploads } from "../features/registration/restore/restore-uploads.ts";
import type { Services } from "../platform/context.ts";
import { createPlatform, type PlatformOptions } from "../platform/platform.ts";

export interface ServiceOptions extends PlatformOptions, PoolOptions, DeckOptions {}

/** Makes what all calls of a process share. Each feature that keeps something has its own part. */
export function createServices(options: ServiceOptions): Services {
	const platform = createPlatform(options);
	const corrections = createCorrections(platform);
	const own = { ...platform, corrections };
	return {
		...own,
		analytics: createAnalytics(platform),
		boards: new Boards(platform),
		customGames: createCustomGames(platform, { beforeSave: settleReports }),
		daily: createDecks(own, options),
		guests: { claims: [claimDays, claimSides, claimNumberReports] },
		play: createPlay(createPools(own, options), {
			games: { ...CLASSIC_RUNS, custom: CUSTOM_RUNS },
			kinds: [GAME_RUNS, DECK_RUNS, LIVE_DUELS, DUEL_RUNS],
		}),
		restore: createRestoreUploads(platform),
	};
}
