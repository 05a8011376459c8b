import { GAME_KEYS } from "@hilo/rules/play/games";
import type { LegalKind } from "@hilo/rules/site/legal";
import { recentUpdatesInput } from "@hilo/rules/site/updates.schema";
import { z } from "zod";
import { restRow } from "../../platform/rest/rest-row.ts";
import { gameStatus } from "./game-status.ts";
import { readLegal } from "./legal/read-legal.ts";
import { maintenanceStatus } from "./maintenance.ts";
import { recentUpdates } from "./updates/recent-updates.ts";

const status = z
	.object({
		gameId: z.enum(GAME_KEYS),
		isDisabled: z.boolean(),
		displayOrder: z.int(),
		name: z.string().nullable(),
		description: z.string().nullable(),
	})
	.meta({ id: "GameStatus" });

const update = z
	.object({ title: z.string(), content: z.string(), date: z.iso.datetime() })
	.meta({ id: "Update" });

const legalAnswer = z.object({ content: z.string().meta({ description: "Sanitised HTML" }) });

const common = { method: "get", access: "visitor" } as const;

export const siteRows = [
	restRow({
		...common,
		path: "/analytics/maintenance-status",
		scope: "any",
		summary: "Whether the site is closed for maintenance",
		answer: z.object({ maintenanceMode: z.boolean() }),
		openInMaintenance: true,
		handle: async (ctx) => {
			const { maintenanceMode } = await maintenanceStatus(ctx);
			return { maintenanceMode };
		},
	}),
	restRow({
		...common,
		path: "/game-status",
		scope: "any",
		summary: "The state of the classic games",
		answer: z.array(status),
		handle: gameStatus,
	}),
	restRow({
		...common,
		path: "/user/recent-updates",
		isLarge: true,
		scope: "any",
		summary: "What is new on the site",
		input: recentUpdatesInput,
		answer: z.object({ updates: z.array(update) }),
		handle: async (ctx, input) => ({ updates: await recentUpdates(ctx, input) }),
	}),
	legalRow("privacy", "/user/privacy-policy", "The privacy policy"),
	legalRow("terms", "/user/terms-of-service", "The terms of service"),
];

function legalRow(kind: LegalKind, path: string, summary: string) {
	return restRow({
		...common,
		path,
		scope: "any",
		summary,
		answer: legalAnswer,
		isLarge: true,
		openInMaintenance: true,
		errors: ["site/no-such-legal-text"],
		handle: async (ctx) => ({ content: (await readLegal(ctx, { kind })).html }),
	});
}
