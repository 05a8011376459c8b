import { CLASSIC_KEYS } from "@hilo/rules/site/classic-games.schema";
import { defaultLimits } from "@hilo/rules/site/limits";
import { ADMINS, type AuthorisationTable, anyone } from "../../testing/authorisation.ts";

export const siteAuthorisation = {
	rows: {
		"GET /analytics/maintenance-status": { status: anyone() },
		"GET /game-status": { status: anyone() },
		"GET /user/privacy-policy": { status: anyone() },
		"GET /user/recent-updates": { status: anyone() },
		"GET /user/terms-of-service": { status: anyone() },
	},
	procedures: {
		"site.about": { status: anyone() },
		"site.maintenance": { status: anyone() },
		"site.credits": { status: anyone() },
		"site.gameStatus": { status: anyone() },
		"site.legal": { input: () => ({ kind: "privacy" }), status: anyone() },
		"site.legalText": { input: () => ({ kind: "terms" }), status: ADMINS },
		"site.legalVersion": { input: () => ({ kind: "terms", version: 1 }), status: ADMINS },
		"site.previewLegal": { input: () => ({ markdown: "# Terms" }), status: ADMINS },
		"site.publishLegal": {
			input: () => ({ kind: "terms", markdown: "Be kind.", version: 1 }),
			status: ADMINS,
		},
		"site.updates": { input: () => ({ page: 1 }), status: anyone() },
		"site.allUpdates": { input: () => ({ page: 1 }), status: ADMINS },
		"site.saveUpdate": {
			input: () => ({
				title: "New",
				content: "A game.",
				date: "2026-11-21T12:00:00.000Z",
				isPublished: true,
			}),
			status: ADMINS,
		},
		"site.deleteUpdate": { input: () => ({ id: "welcome" }), status: ADMINS },
		"site.recentUpdates": { input: () => ({ limit: 2 }), status: anyone() },
		"site.settings": { status: ADMINS },
		"site.setMaintenance": { input: () => ({ isOn: false }), status: ADMINS },
		"site.setAnalytics": { input: () => ({ isOn: true }), status: ADMINS },
		"site.setIntegrity": { input: () => ({ integrity: "open" }), status: ADMINS },
		"site.setRegistration": { input: () => ({ registration: "open" }), status: ADMINS },
		"site.setLimits": { input: () => ({ limits: defaultLimits() }), status: ADMINS },
		"site.setUpdateNotice": { input: () => ({ isOn: false }), status: ADMINS },
		"site.classicGames": { status: ADMINS },
		"site.changeClassicGame": {
			input: () => ({ key: "movieGame", isDisabled: true, name: "Films", description: null }),
			status: ADMINS,
		},
		"site.orderClassicGames": { input: () => ({ keys: CLASSIC_KEYS.toReversed() }), status: ADMINS },
	},
} satisfies AuthorisationTable;
