import type { Pool } from "@hilo/rules/play/card";
import type { GameId } from "@hilo/rules/play/games";
import { countries } from "./country/country.pool.ts";
import { repositories } from "./github/github.pool.ts";

/** The pools that are played today. A set that is bundled but not listed here is not mounted yet. */
export const BUNDLED_POOLS: Partial<Record<GameId, Pool>> = { github: repositories, country: countries };
