import type { Migration } from "kysely/migration";
import { tables } from "./0001-tables.ts";
import { corrections } from "./0002-corrections.ts";
import { sourcesOfCustomGames } from "./0003-sources-of-custom-games.ts";

/** Forward only: a released migration is never changed; the next one repairs a mistake. */
export const MIGRATIONS: Record<string, Migration> = {
	"0001-tables": tables,
	"0002-corrections": corrections,
	"0003-sources-of-custom-games": sourcesOfCustomGames,
};
