import type { Migration } from "kysely/migration";
import { foundation } from "./0001-foundation.ts";
import { gameFilters } from "./0002-game-filters.ts";
import { progression } from "./0003-progression.ts";
import { sourceCache } from "./0004-source-cache.ts";
import { profiles } from "./0005-profiles.ts";
import { avatars } from "./0006-avatars.ts";
import { ownAccount } from "./0007-own-account.ts";
import { choresAndVerdicts } from "./0008-chores-and-verdicts.ts";
import { runsOfUser } from "./0009-runs-of-user.ts";
import { social } from "./0010-social.ts";
import { customGames } from "./0011-custom-games.ts";
import { administration } from "./0012-administration.ts";
import { boardRanks } from "./0013-board-ranks.ts";
import { searchTerms } from "./0014-search-terms.ts";
import { dailyAndDuels } from "./0015-daily-and-duels.ts";
import { repeatedReports } from "./0016-repeated-reports.ts";
import { uncountedPlays } from "./0017-uncounted-plays.ts";
import { forgottenNames } from "./0018-forgotten-names.ts";
import { countedCrowd } from "./0019-counted-crowd.ts";
import { chorePositions } from "./0020-chore-positions.ts";
import { unusedIndexes } from "./0021-unused-indexes.ts";
import { countsAsViews } from "./0022-counts-as-views.ts";
import { uncountedDuels } from "./0023-uncounted-duels.ts";
import { mastery } from "./0024-mastery.ts";
import { gameQuestions } from "./0025-game-questions.ts";
import { discoverRows } from "./0026-discover-rows.ts";
import { registrationInvitations } from "./0027-registration-invitations.ts";
import { apiTokens } from "./0028-api-tokens.ts";
import { choreLeases } from "./0029-chore-leases.ts";
import { knownBrowsers } from "./0030-known-browsers.ts";
import { thousandsSeparator } from "./0031-thousands-separator.ts";

/** Forward only: a released migration is never changed; the next one repairs a mistake. */
export const MIGRATIONS: Record<string, Migration> = {
	"0001-foundation": foundation,
	"0002-game-filters": gameFilters,
	"0003-progression": progression,
	"0004-source-cache": sourceCache,
	"0005-profiles": profiles,
	"0006-avatars": avatars,
	"0007-own-account": ownAccount,
	"0008-chores-and-verdicts": choresAndVerdicts,
	"0009-runs-of-user": runsOfUser,
	"0010-social": social,
	"0011-custom-games": customGames,
	"0012-administration": administration,
	"0013-board-ranks": boardRanks,
	"0014-search-terms": searchTerms,
	"0015-daily-and-duels": dailyAndDuels,
	"0016-repeated-reports": repeatedReports,
	"0017-uncounted-plays": uncountedPlays,
	"0018-forgotten-names": forgottenNames,
	"0019-counted-crowd": countedCrowd,
	"0020-chore-positions": chorePositions,
	"0021-unused-indexes": unusedIndexes,
	"0022-counts-as-views": countsAsViews,
	"0023-uncounted-duels": uncountedDuels,
	"0024-mastery": mastery,
	"0025-game-questions": gameQuestions,
	"0026-discover-rows": discoverRows,
	"0027-registration-invitations": registrationInvitations,
	"0028-api-tokens": apiTokens,
	"0029-chore-leases": choreLeases,
	"0030-known-browsers": knownBrowsers,
	"0031-thousands-separator": thousandsSeparator,
};
