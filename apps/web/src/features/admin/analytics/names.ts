import { GAME_LABELS } from "@hilo/rules/play/games";

export function gameText(game: string): string {
	if (game === "custom") return "Custom games";
	return Object.hasOwn(GAME_LABELS, game) ? GAME_LABELS[game as keyof typeof GAME_LABELS] : game;
}

const PAGE_NAMES: Readonly<Record<string, string>> = {
	"/": "Home",
	"/admin": "Administration",
	"/custom-game/:id": "A custom game",
	"/custom-games/:id": "A custom game's page for its creator",
	"/custom-games/:id/insights": "A custom game's insights",
	"/edit-custom-game/:id": "Editing a custom game",
	"/messages/:userId": "A chat",
	"/user/:userId": "A public profile",
	"/unsubscribe/:token": "Unsubscribing from mails",
	other: "Addresses that the site does not have",
};

export function pageText(page: string): string {
	return PAGE_NAMES[page] ?? page;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export function partText(name: string): string {
	return name === "other" ? "Something else" : capital(name);
}
