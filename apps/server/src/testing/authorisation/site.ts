import { CLASSIC_KEYS } from "@hilo/rules/site/classic-games.schema";
import { defaultSiteLimits } from "@hilo/rules/site/site-limits";
import { ADMINS, type AuthorisationTable, anyone } from "../authorisation.ts";
import { hugePng } from "../pictures.ts";

export const siteAuthorisation = {
	rows: {
		"GET /analytics/maintenance-status": { scope: "any", status: anyone() },
		"GET /game-status": { scope: "any", status: anyone() },
		"GET /user/privacy-policy": { scope: "any", status: anyone() },
		"GET /user/recent-updates": { scope: "any", status: anyone() },
		"GET /user/terms-of-service": { scope: "any", status: anyone() },
	},
	procedures: {
		"site.about": { scope: "any", status: anyone() },
		"site.maintenance": { scope: "any", status: anyone() },
		"site.credits": { scope: "any", status: anyone() },
		"site.gameStatus": { scope: "any", status: anyone() },
		"site.legal": { scope: "any", input: () => ({ kind: "privacy" }), status: anyone() },
		"site.legalText": { scope: "admin:read", input: () => ({ kind: "terms" }), status: ADMINS },
		"site.legalVersion": {
			scope: "admin:read",
			input: () => ({ kind: "terms", version: 1 }),
			status: ADMINS,
		},
		"site.previewLegal": { scope: "admin:write", input: () => ({ markdown: "# Terms" }), status: ADMINS },
		"site.publishLegal": {
			scope: "admin:write",
			input: () => ({ kind: "terms", markdown: "Be kind.", version: 1 }),
			status: ADMINS,
		},
		"site.updates": { scope: "any", input: () => ({ page: 1 }), status: anyone() },
		"site.allUpdates": { scope: "admin:read", input: () => ({ page: 1 }), status: ADMINS },
		"site.saveUpdate": {
			scope: "admin:write",
			input: () => ({
				title: "New",
				content: "A game.",
				date: "2026-11-21T12:00:00.000Z",
				isPublished: true,
			}),
			status: ADMINS,
		},
		"site.deleteUpdate": { scope: "admin:write", input: () => ({ id: "welcome" }), status: ADMINS },
		"site.recentUpdates": { scope: "any", input: () => ({ limit: 2 }), status: anyone() },
		"site.settings": { scope: "admin:read", status: ADMINS },
		"site.setMaintenance": { scope: "admin:write", input: () => ({ isOn: false }), status: ADMINS },
		"site.setAnalytics": { scope: "admin:write", input: () => ({ isOn: true }), status: ADMINS },
		"site.setIntegrity": { scope: "admin:write", input: () => ({ integrity: "open" }), status: ADMINS },
		"site.setRegistration": {
			scope: "admin:write",
			input: () => ({ registration: "open" }),
			status: ADMINS,
		},
		"site.setLimits": {
			scope: "admin:write",
			input: () => ({ limits: defaultSiteLimits() }),
			status: ADMINS,
		},
		"site.setBranding": {
			scope: "admin:write",
			input: () => ({ name: "Quizcorner", contact: null, accent: "#0b6b4f" }),
			status: ADMINS,
		},
		"site.setMark": {
			scope: "admin:write",
			input: () => ({ octets: hugePng(192, 192) }),
			status: ADMINS,
		},
		"site.removeMark": { scope: "admin:write", status: ADMINS },
		"site.setActivity": { scope: "admin:write", input: () => ({ isOn: false }), status: ADMINS },
		"site.setUpdateNotice": { scope: "admin:write", input: () => ({ isOn: false }), status: ADMINS },
		"site.classicGames": { scope: "admin:read", status: ADMINS },
		"site.changeClassicGame": {
			scope: "admin:write",
			input: () => ({ key: "movieGame", isDisabled: true, name: "Films", description: null }),
			status: ADMINS,
		},
		"site.orderClassicGames": {
			scope: "admin:write",
			input: () => ({ keys: CLASSIC_KEYS.toReversed() }),
			status: ADMINS,
		},
	},
} satisfies AuthorisationTable;
