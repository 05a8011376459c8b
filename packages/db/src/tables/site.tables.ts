import type { GameKey } from "@hilo/rules/play/games";
import type { Generated } from "kysely";
import type { Columns, Flag, Millis } from "./columns-and-values.ts";

export interface SiteTables {
	game_overrides: GameOverridesTable;
	recent_updates: RecentUpdatesTable;
	settings: SettingsTable;
	chore_positions: ChorePositionsTable;
	legal_texts: LegalTextsTable;
}

/** Every version of the legal texts; the highest version is in force. */
export interface LegalTextsTable {
	kind: "privacy" | "terms";
	version: number;
	markdown: string;
	published_at: Millis;
	published_by: string;
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
	/** May be in the future: shown from then on. */
	published_at: Millis;
	is_published: Generated<Flag>;
}

export interface SettingsTable {
	key: string;
	value: string;
}

/** Where a chore that walks through a table in parts continues. */
export interface ChorePositionsTable {
	chore: string;
	position: string;
}

export const SITE_COLUMNS = {
	game_overrides: { game_key: true, is_disabled: true, display_order: true, name: true, description: true },
	recent_updates: { id: true, title: true, content: true, published_at: true, is_published: true },
	settings: { key: true, value: true },
	chore_positions: { chore: true, position: true },
	legal_texts: { kind: true, version: true, markdown: true, published_at: true, published_by: true },
} as const satisfies Columns<SiteTables>;
