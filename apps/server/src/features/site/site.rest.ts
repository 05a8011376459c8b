import { GAME_KEYS } from "@hilo/rules/play/games";
import { recentUpdatesInput } from "@hilo/rules/site/site.schema";
import { z } from "zod";
import { restRow } from "../../platform/rest/rest-row.ts";
import { gameStatus } from "./game-status.ts";
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

const common = { method: "get", access: "visitor" } as const;

export const siteRows = [
	restRow({
		...common,
		path: "/analytics/maintenance-status",
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
		summary: "How the classic games stand",
		answer: z.array(status),
		handle: gameStatus,
	}),
	restRow({
		...common,
		path: "/user/recent-updates",
		summary: "What is new on the site",
		input: recentUpdatesInput,
		answer: z.object({ updates: z.array(update) }),
		handle: async (ctx, input) => ({ updates: await recentUpdates(ctx, input) }),
	}),
];
