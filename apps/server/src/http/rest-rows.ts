import { accountsRows } from "../features/accounts/accounts.rest.ts";
import { avatarsRows } from "../features/accounts/avatars.rest.ts";
import { profilesRows } from "../features/accounts/profiles.rest.ts";
import { analyticsRows } from "../features/analytics/analytics.rest.ts";
import { leaderboardsRows } from "../features/leaderboards/leaderboards.rest.ts";
import { progressionRows } from "../features/progression/progression.rest.ts";
import { siteRows } from "../features/site/site.rest.ts";
import type { RestRow } from "./rest-row.ts";

/** Every documented call that is built, in the order of the documentation. */
export const REST_ROWS: readonly RestRow[] = [
	...siteRows,
	...accountsRows,
	...profilesRows,
	...avatarsRows,
	...progressionRows,
	...leaderboardsRows,
	...analyticsRows,
];
