import type { AboutKind } from "@hilo/rules/support/about";
import type { SupportCategory, TicketStatus } from "@hilo/rules/support/tickets";

export const CATEGORY_WORDS: Readonly<Record<SupportCategory, string>> = {
	account: "Account",
	game: "Game",
	technical: "Technical",
	other: "Other",
};

export const STATUS_WORDS: Readonly<Record<TicketStatus, string>> = {
	open: "Open",
	"in-progress": "In progress",
	closed: "Closed",
};

export const ABOUT_WORDS: Readonly<Record<AboutKind, string>> = {
	game: "a custom game",
	player: "a player",
};
