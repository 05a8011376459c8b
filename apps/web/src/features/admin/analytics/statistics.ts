import { gameTitle, isGameKey } from "@hilo/rules/play/games";
import type { Outputs } from "../../../platform/api/trpc.ts";
import { capitalize } from "../../../platform/capitalize.ts";
import { dateWriter } from "../../../platform/dates.ts";

export type Statistics = Outputs["analytics"]["statistics"];

export const sum = (counts: readonly number[]) => counts.reduce((all, each) => all + each, 0);

export function gameText(game: string): string {
	if (game === "custom") return "Custom games";
	return isGameKey(game) ? gameTitle(game) : game;
}

const PAGE_NAMES: Readonly<Record<string, string>> = {
	"/": "Home",
	"/admin": "Administration",
	"/custom-game/:id": "A custom game",
	"/custom-games/:id": "A custom game's page for its creator",
	"/custom-games/:id/insights": "A custom game's insights",
	"/edit-custom-game/:id": "Editing a custom game",
	"/games/by/:userId": "A creator's public games",
	"/messages/:userId": "A chat",
	"/user/:userId": "A public profile",
	"/unsubscribe/:token": "Unsubscribing from mails",
	other: "Addresses that the site does not have",
};

export function pageText(page: string): string {
	return PAGE_NAMES[page] ?? page;
}

export function partText(name: string): string {
	return name === "other" ? "Something else" : capitalize(name);
}

/** "November 2026" for "2026-11-01". */
export const monthText = dateWriter("en-GB", { month: "long", year: "numeric" });

const PERCENT = new Intl.NumberFormat("en-US", { style: "percent", maximumFractionDigits: 1 });

/** "12.5%" for 0.125. */
export function percentText(share: number): string {
	return PERCENT.format(share);
}
