import type { GameKey } from "@hilo/rules/play/games";
import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface SiteTables {
	game_overrides: GameOverridesTable;
	recent_updates: RecentUpdatesTable;
	settings: SettingsTable;
}

export interface GameOverridesTable {
	game_key: GameKey;
	is_disabled: Generated<Flag>;
	display_order: Generated<number>;
	name: string | null;
	description: string | null;
}

export interface RecentUpdatesTable {
	id: string;
	title: string;
	content: string;
	published_at: Millis;
}

export interface SettingsTable {
	key: string;
	value: string;
}

export const SITE_COLUMNS = {
	game_overrides: { game_key: true, is_disabled: true, display_order: true, name: true, description: true },
	recent_updates: { id: true, title: true, content: true, published_at: true },
	settings: { key: true, value: true },
} as const satisfies Columns<SiteTables>;
