import { sqliteFile } from "@hilo/db/open-database";
import { type Bus, createDirectBus } from "../platform/live/bus.ts";
import { createPostgresBus } from "../platform/live/postgres-bus.ts";
import type { Settings } from "../platform/settings.ts";
import type { Logger } from "../platform/system/logger.ts";

/** On SQLite the site has one process. */
export function siteBus({ databaseUrl }: Pick<Settings, "databaseUrl">, log: Logger): Bus {
	const onError = (err: unknown) => log.error({ err }, "a live event failed");
	return sqliteFile(databaseUrl) === null
		? createPostgresBus(databaseUrl, onError)
		: createDirectBus(onError);
}
