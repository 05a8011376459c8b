// Run at each release: writes the shape of its tables, which the next release's migrations must respect.
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { setup, teardown } from "./postgres.global-setup.ts";
import { PostgresDatabases } from "./postgres-databases.ts";
import { openSqliteTestDatabase } from "./sqlite-databases.ts";
import { shapesOf } from "./table-shapes.ts";

await setup();
const databases = new PostgresDatabases();
const postgres = await databases.open(false);
const sqlite = await openSqliteTestDatabase(false);
const shapes = { sqlite: await shapesOf(sqlite.kysely), postgres: await shapesOf(postgres.kysely) };
const file = join(import.meta.dirname, "../migrations/released-tables.json");
await writeFile(file, `${JSON.stringify(shapes, null, "\t")}\n`);
await Promise.all([postgres.close(), sqlite.close()]);
await databases.end();
await teardown();
