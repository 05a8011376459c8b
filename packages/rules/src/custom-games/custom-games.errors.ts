import type { ErrorTable } from "../error-tables/error-table.ts";
import { CUSTOM_GAMES_FAILURES } from "./custom-games.failures.ts";

export const CUSTOM_GAMES_ERRORS = {
	...CUSTOM_GAMES_FAILURES,
	"custom-games/none-to-invite-to": {
		status: 400,
		message: "You don't have any custom games to invite friends to play",
	},
	"custom-games/no-recipient": { status: 400, message: "Please select at least one recipient" },
	"custom-games/not-found": { status: 404, message: "Game not found" },
	"custom-games/not-yours": { status: 403, message: "You can only edit your own games" },
	"custom-games/no-access": { status: 403, message: "You don't have access to this game" },
	"custom-games/name-required": { status: 400, message: "Game name is required" },
	"custom-games/description-required": { status: 400, message: "Game description is required" },
	"custom-games/too-few-items": { status: 400, message: "You need at least 10 items for a game" },
	"custom-games/item-name-required": { status: 400, message: "Item name is required" },
	"custom-games/item-value-required": { status: 400, message: "Value must be greater than 0" },
	"custom-games/item-image-required": { status: 400, message: "Image URL is required" },
	"custom-games/last-item": { status: 400, message: "You need at least one item" },
	"custom-games/too-few-to-preview": { status: 400, message: "You need at least 2 valid items to preview" },
	"custom-games/import-failed": {
		status: 400,
		message: "Failed to parse import data. Please check the format.",
	},
} as const satisfies ErrorTable<"custom-games">;
