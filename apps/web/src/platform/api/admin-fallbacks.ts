import { ADMIN_FAILURES } from "@hilo/rules/admin/admin.failures";
import { ANALYTICS_FAILURES } from "@hilo/rules/analytics/analytics.failures";
import { SUPPORT_FAILURES } from "@hilo/rules/support/support.failures";
import type { ProcedurePath } from "@hilo/server/app/procedure-path";
import { bringTexts } from "./brought-texts.ts";
import { SHOWN_FAILURES } from "./shown-failures.ts";

/** The failures of calls that administrators make. A feature with such calls adds its own here. */
const ADMIN_SHOWN_FAILURES = {
	...SHOWN_FAILURES,
	...ADMIN_FAILURES,
	...ANALYTICS_FAILURES,
	...SUPPORT_FAILURES,
};

type AdminShownCode = {
	[Code in keyof typeof ADMIN_SHOWN_FAILURES]: (typeof ADMIN_SHOWN_FAILURES)[Code]["message"] extends `${string}: `
		? never
		: Code;
}[keyof typeof ADMIN_SHOWN_FAILURES];

/** FALLBACKS of calls made only by the administrators' pages. Loaded with these pages, not with the first load. */
export const ADMIN_FALLBACKS = {
	"admin.access": "admin/check-failed",
	"site.allUpdates": "admin/updates-load-failed",
	"moderation.context": "admin/context-load-failed",
	"moderation.decide": "admin/decision-failed",
	"moderation.feature": "admin/custom-game-failed",
	"moderation.games": "admin/custom-games-load-failed",
	"moderation.queue": "admin/reports-load-failed",
	"moderation.removeGame": "admin/custom-game-failed",
	"moderation.restoreGame": "admin/custom-game-failed",
	"moderation.showGame": "admin/custom-game-failed",
	"analytics.figures": "analytics/load-failed",
	"site.changeClassicGame": "admin/game-save-failed",
	"site.classicGames": "admin/games-load-failed",
	"site.deleteUpdate": "admin/update-delete-failed",
	"site.legalText": "admin/legal-load-failed",
	"site.legalVersion": "admin/legal-load-failed",
	"site.orderClassicGames": "admin/order-save-failed",
	"site.previewLegal": "admin/legal-preview-failed",
	"site.publishLegal": "admin/legal-publish-failed",
	"site.saveUpdate": "admin/update-save-failed",
	"site.setAnalytics": "admin/setting-save-failed",
	"site.setIntegrity": "admin/setting-save-failed",
	"site.setLimits": "admin/setting-save-failed",
	"site.setMaintenance": "admin/setting-save-failed",
	"site.settings": "admin/settings-load-failed",
	"support.answer": "support/reply-failed",
	"support.assign": "support/change-failed",
	"support.deleteReply": "support/reply-delete-failed",
	"support.queue": "support/load-failed",
	"support.saveReply": "support/reply-save-failed",
	"support.savedReplies": "support/replies-failed",
	"support.setStatus": "support/change-failed",
	"support.ticket": "support/ticket-load-failed",
} as const satisfies Partial<Record<ProcedurePath, AdminShownCode>>;

/** Called by the frame of the administrators' pages. */
export function bringAdminTexts(): void {
	const texts = Object.entries(ADMIN_FALLBACKS).map(([path, code]) => [
		path,
		ADMIN_SHOWN_FAILURES[code].message,
	]);
	bringTexts(Object.fromEntries(texts));
}
