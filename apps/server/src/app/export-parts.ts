import { exportSessions } from "../features/accounts/export-sessions.ts";
import type { ExportParts } from "../features/me/export-data.ts";
import { exportRuns } from "../features/play/export-runs.ts";
import { exportAvatar } from "../features/profiles/export-avatar.ts";
import { exportProgress } from "../features/progression/export-progress.ts";

/** What the features add to the export of one's data. A feature that keeps something of its users adds it here. */
export const EXPORT_PARTS = {
	avatar: exportAvatar,
	sessions: exportSessions,
	progress: exportProgress,
	runs: exportRuns,
} as const satisfies ExportParts;
