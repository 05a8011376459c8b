import { exportApiTokens } from "../features/accounts/api-tokens/api-tokens.ts";
import { exportSessions } from "../features/accounts/sessions.ts";
import { exportLastActive } from "../features/analytics/activity.ts";
import { exportChats } from "../features/chat/export-chats.ts";
import { exportNumberReports } from "../features/corrections/own-number-reports.ts";
import {
	exportCustomPlays,
	exportGames,
	exportInvitations,
} from "../features/custom-games/export-custom-games.ts";
import { exportDaily } from "../features/daily/show-history.ts";
import { exportDuels } from "../features/duels/stored-duels.ts";
import { exportFriends } from "../features/friends/export-friends.ts";
import type { ExportParts } from "../features/me/export-data.ts";
import { exportReports } from "../features/moderation/report.ts";
import { exportPictures } from "../features/pictures/read-pictures.ts";
import { exportRuns } from "../features/play/export-runs.ts";
import { exportLastOnline } from "../features/presence/statuses.ts";
import { exportAvatar } from "../features/profiles/avatars.ts";
import { exportProgress } from "../features/progression/export-progress.ts";
import { exportTickets } from "../features/support/own-tickets.ts";

// Promised in docs/product.md#privacy.

/** Each feature that stores data of its users adds its part here. */
export const EXPORT_PARTS = {
	avatar: exportAvatar,
	sessions: exportSessions,
	apiTokens: exportApiTokens,
	progress: exportProgress,
	runs: exportRuns,
	customGames: exportGames,
	customPlays: exportCustomPlays,
	daily: exportDaily,
	duels: exportDuels,
	chats: exportChats,
	lastOnline: exportLastOnline,
	lastActive: exportLastActive,
	friends: exportFriends,
	gameInvitations: exportInvitations,
	reports: exportReports,
	numberReports: exportNumberReports,
	pictures: exportPictures,
	support: exportTickets,
} as const satisfies ExportParts;
