import type { ErrorTable } from "../errors/error-table.ts";

export const CUSTOM_GAMES_ERRORS = {
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
	"custom-games/name-too-long": { status: 400, message: "Game name must be at most 100 characters" },
	"custom-games/description-too-long": {
		status: 400,
		message: "Game description must be at most 1,000 characters",
	},
	"custom-games/value-label-too-long": {
		status: 400,
		message: "The value label must be at most 40 characters",
	},
	"custom-games/question-too-long": { status: 400, message: "The question must be at most 120 characters" },
	"custom-games/question-without-item": {
		status: 400,
		message: "The question needs {B} where the item's name goes",
	},
	"custom-games/source-too-long": { status: 400, message: "The source must be at most 400 characters" },
	"custom-games/as-of-invalid": {
		status: 400,
		message: "The date must be a year, a month or a day, like 2026, 2026-08 or 2026-08-31",
	},
	"custom-games/licence-unknown": { status: 400, message: "There is no such licence" },
	"custom-games/privacy-unknown": {
		status: 400,
		message: "Privacy must be private, invite_only or public",
	},
	"custom-games/category-unknown": { status: 400, message: "There is no such category" },
	"custom-games/timer-invalid": {
		status: 400,
		message: "The timer must be a whole number of seconds from 0 to 30",
	},
	"custom-games/too-many-items": { status: 400, message: "A game can have at most 500 items" },
	"custom-games/item-id-invalid": {
		status: 400,
		message: "An item's id has 1 to 64 letters, digits, _ or -, and is its own within the game",
	},
	"custom-games/item-name-too-long": { status: 400, message: "Item name must be at most 100 characters" },
	"custom-games/item-image-invalid": {
		status: 400,
		message: "The image must be an https address or a picture uploaded here",
	},
	"custom-games/item-image-private": {
		status: 400,
		message: "The image must be at an address that everyone can reach",
	},
	"custom-games/item-image-too-long": {
		status: 400,
		message: "The image address must be at most 2,000 characters",
	},
	"custom-games/item-image-gone": {
		status: 400,
		message: "This picture is no longer here. Please upload it again",
	},
	"custom-games/item-description-too-long": {
		status: 400,
		message: "Item description must be at most 300 characters",
	},
	"custom-games/item-source-too-long": {
		status: 400,
		message: "An item's source must be at most 400 characters",
	},
	"custom-games/item-note-too-long": {
		status: 400,
		message: "An item's note must be at most 200 characters",
	},
	"custom-games/item-credit-too-long": {
		status: 400,
		message: "The credit of a picture must be at most 200 characters",
	},
	"custom-games/text-unreadable": {
		status: 400,
		message: "This text has characters that can't be saved",
	},
	"custom-games/client-id-invalid": {
		status: 400,
		message: "The client's own id of a game has 1 to 64 letters, digits, _ or -",
	},
	"custom-games/updated-at-invalid": {
		status: 400,
		message: "The time of the game's last change must look like 2026-11-03T10:00:00Z",
	},
	"custom-games/changed-meanwhile": { status: 409, message: "Someone changed this game meanwhile." },
	"custom-games/too-many-made": {
		status: 429,
		message: "You've made a lot of games today. Please try again tomorrow.",
	},
	"custom-games/share-not-allowed": { status: 403, message: "You can't share this game" },
	"custom-games/delete-not-yours": { status: 403, message: "You can only delete your own games" },
	"custom-games/too-many-recipients": {
		status: 400,
		message: "You can invite at most 50 people at a time",
	},
	"custom-games/message-too-long": {
		status: 400,
		message: "The message must be at most 300 characters",
	},
	"custom-games/too-many-mails": {
		status: 429,
		message: "You can send at most 20 invitations by email a day. Please try again tomorrow.",
	},
	"custom-games/too-many-invitations": {
		status: 429,
		message: "You've sent a lot of invitations. Please try again in a while.",
	},
	"custom-games/unsubscribe-invalid": {
		status: 404,
		message: "This link is no longer valid. Please use the one in a newer email.",
	},
	"custom-games/no-invitation": { status: 404, message: "Invitation not found" },
	"custom-games/status-unknown": { status: 400, message: "Please accept or decline" },
	"custom-games/score-invalid": {
		status: 400,
		message: "Scores and guesses must be whole numbers from 0, and times must be seconds from 0",
	},
	"custom-games/plays-too-often": {
		status: 429,
		message: "Too many plays. Please try again in a moment.",
	},
	"custom-games/too-many-searches": {
		status: 429,
		message: "That was a lot of searches for games. Please use fewer words, or wait a moment.",
	},
	"custom-games/picture-missing": { status: 400, message: "Please choose a picture" },
	"custom-games/picture-unreadable": {
		status: 400,
		message: "This picture could not be read. Please try another one.",
	},
	"custom-games/pictures-full": {
		status: 409,
		message: "Your pictures take up all of your 60 MB. Remove some to add more.",
	},
	"custom-games/games-full": {
		status: 409,
		message: "You have 300 games. Delete one to make room.",
	},
	"custom-games/texts-full": {
		status: 409,
		message: "Your games take up all of your 50 MB. Shorten or delete one to make room.",
	},
	"custom-games/too-many-pictures": {
		status: 429,
		message: "You've added a lot of pictures. Please try again in a few minutes.",
	},
	"custom-games/last-item": { status: 400, message: "You need at least one item" },
	"custom-games/too-few-to-preview": { status: 400, message: "You need at least 2 valid items to preview" },
	"custom-games/import-failed": {
		status: 400,
		message: "Failed to parse import data. Please check the format.",
	},
} as const satisfies ErrorTable<"custom-games">;

export type CustomGamesErrorCode = keyof typeof CUSTOM_GAMES_ERRORS;
