import { accountsRows } from "../features/accounts/accounts.rest.ts";
import { analyticsRows } from "../features/analytics/analytics.rest.ts";
import { leaderboardsRows } from "../features/leaderboards/leaderboards.rest.ts";
import { meRows } from "../features/me/me.rest.ts";
import { avatarsRows } from "../features/profiles/avatars.rest.ts";
import { profilesRows } from "../features/profiles/profiles.rest.ts";
import { progressionRows } from "../features/progression/progression.rest.ts";
import { siteRows } from "../features/site/site.rest.ts";
import type { RestRow } from "../platform/rest/rest-row.ts";

/** Every documented call that is built, in the order of the documentation. */
export const REST_ROWS: readonly RestRow[] = [
	...siteRows,
	...accountsRows,
	...meRows,
	...profilesRows,
	...avatarsRows,
	...progressionRows,
	...leaderboardsRows,
	...analyticsRows,
];
